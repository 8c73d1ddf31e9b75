import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { feeds, nursingSettings, nursingTimers } from './nursing.table.ts';

/** Also those she deleted, while they are kept. */
export const feedData: PersonalData = ownRows(feeds, {
  columns: [
    'id',
    'startTime',
    'endTime',
    'durationSeconds',
    'side',
    'leftSeconds',
    'rightSeconds',
    'lastSide',
    'notes',
    'timeZone',
    'createdAt',
    'updatedAt',
    'deletedAt',
  ],
  inOrder: ['startTime', 'id'],
  isHealth: true,
});

export const nursingTimerData: PersonalData = ownRows(nursingTimers, {
  columns: ['id', 'state', 'revision', 'updatedAt'],
  inOrder: ['id'],
  isHealth: true,
});

export const nursingSettingsData: PersonalData = ownRows(nursingSettings, {
  columns: ['dayStartHour', 'sleepDayStartHour', 'sinceFrom', 'keepAwake', 'updatedAt'],
});
