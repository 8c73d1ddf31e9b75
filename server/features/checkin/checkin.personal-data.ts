import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { checkins } from './checkin.table.ts';

export const checkinData: PersonalData = ownRows(checkins, {
  columns: ['id', 'at', 'mood', 'night', 'text', 'updatedAt'],
  inOrder: ['at', 'id'],
});
