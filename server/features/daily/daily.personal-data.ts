import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { dailyMarks } from './daily.table.ts';

export const dailyMarkData: PersonalData = ownRows(dailyMarks, {
  columns: ['contentId', 'likedAt', 'savedAt', 'doneAt'],
  inOrder: ['contentId'],
});
