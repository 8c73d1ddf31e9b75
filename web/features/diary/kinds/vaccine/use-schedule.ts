import { pni } from '#shared/vaccines/pni.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';

/** The calendar that vaccines are named and dated by. */
export const useSchedule = (): VaccineSchedule => pni;
