import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { foodClearings, foodEntries } from './foods.table.ts';

/** Also those she deleted, while they are kept. */
export const foodEntryData: PersonalData = ownRows(foodEntries, {
  columns: ['id', 'food', 'day', 'liking', 'signs', 'notes', 'createdAt', 'updatedAt', 'deletedAt'],
  inOrder: ['day', 'id'],
  isHealth: true,
});

export const foodClearingData: PersonalData = ownRows(foodClearings, {
  columns: ['food', 'clearedAt'],
  inOrder: ['food'],
  isHealth: true,
});
