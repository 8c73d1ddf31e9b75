import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { sleeps, sleepTimers } from './sleep.table.ts';

/** Also those she deleted, while they are kept. */
export const sleepData: PersonalData = ownRows(sleeps, {
  columns: [
    'id',
    'startTime',
    'endTime',
    'durationSeconds',
    'kind',
    'mood',
    'notes',
    'timeZone',
    'createdAt',
    'updatedAt',
    'deletedAt',
  ],
  inOrder: ['startTime', 'id'],
  isHealth: true,
});

export const sleepTimerData: PersonalData = ownRows(sleepTimers, {
  columns: ['id', 'state', 'revision', 'updatedAt'],
  inOrder: ['id'],
  isHealth: true,
});
