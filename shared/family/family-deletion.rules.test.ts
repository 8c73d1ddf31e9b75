import { expect, it } from 'vitest';
import { deletionDueAt } from './family-deletion.rules.ts';

it('what a parent asked to delete is due seven days later, to the minute', () => {
  expect(deletionDueAt(new Date('2026-03-01T08:30:00Z'))).toEqual(new Date('2026-03-08T08:30:00Z'));
});
