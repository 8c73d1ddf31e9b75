import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import type { staffNamed } from './staff.repository.ts';

/** Those of the configuration first. Who is in both is the configuration's. */
export function presentStaff(
  fixed: readonly string[],
  named: Awaited<ReturnType<typeof staffNamed>>,
): StaffAnswer {
  const added = named.filter(({ email }) => !fixed.includes(email));
  return {
    members: [
      ...fixed.map((email) => ({ email, isFixed: true, addedAt: null })),
      ...added.map(({ email, addedAt }) => ({ email, isFixed: false, addedAt: addedAt.toISOString() })),
    ],
  };
}
