import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { pni } from '#shared/vaccines/pni.ts';
import { type VaccineSchedule, vaccineScheduleSchema } from '#shared/vaccines/schedule.schema.ts';
import type { VaccineScheduleAnswer } from '#shared/vaccines/schedule-desk.schema.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { fetchSchedule } from './schedule.api.ts';

const remembered = rememberedAnswer<VaccineScheduleAnswer>('vaccine-schedule', {
  looksRight: ({ schedule }) => v.is(vaccineScheduleSchema, schedule),
});

/** It changes a few times a year. */
const anHour = 3_600_000;

/** The calendar that vaccines are named and dated by: the staff's newest, as this phone last heard, or the built-in one. */
export function useSchedule(): VaccineSchedule {
  const owner = useOwner();
  const { data } = useQuery({
    queryKey: ['vaccine-schedule'],
    queryFn: ({ signal }) => fetchSchedule(signal),
    enabled: owner !== null,
    ...remembered.query(owner),
    staleTime: anHour,
  });
  return data?.schedule ?? pni;
}
