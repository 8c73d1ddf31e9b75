import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { notificationSettings } from './notifications.table.ts';

export const notificationData: PersonalData = ownRows(notificationSettings, {
  columns: [
    'weeklyContent',
    'communityReplies',
    'sessionReminders',
    'productNews',
    'quietFrom',
    'quietTo',
    'paused',
    'timeZone',
    'updatedAt',
  ],
});
