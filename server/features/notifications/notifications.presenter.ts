import { defaultNotifications, type Notifications } from '#shared/notifications/notifications.schema.ts';

export function presentNotifications(chosen: Notifications = defaultNotifications): Notifications {
  return {
    paused: chosen.paused,
    weeklyContent: chosen.weeklyContent,
    communityReplies: chosen.communityReplies,
    sessionReminders: chosen.sessionReminders,
    productNews: chosen.productNews,
    quietFrom: chosen.quietFrom,
    quietTo: chosen.quietTo,
    timeZone: chosen.timeZone,
  };
}
