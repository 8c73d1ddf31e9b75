import { aboutFamilies, writeHandlers } from '#server/features/sync/write-handler.ts';
import { familyDayWrites } from '#shared/family/family-writes.schema.ts';
import { membershipFor } from './family.gate.ts';
import { changeDays } from './family.repository.ts';

/** Where a family's days are and when they begin: a parent says it for all who count. */
export const familyDayWriteHandlers = aboutFamilies(
  writeHandlers(familyDayWrites, {
    'family.put': async (db, _userId, { body: { familyId: family, ...told }, held }) => {
      const { familyId } = membershipFor(held, { family, doing: 'manage' });
      const named = Object.entries(told).filter(([, value]) => value !== undefined);
      await changeDays(db, familyId, Object.fromEntries(named));
    },
  }),
);
