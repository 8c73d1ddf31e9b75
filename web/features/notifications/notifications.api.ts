import type { NotificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const notifications = clientOf<NotificationsRoutes>('/api/notifications');

export const fetchNotifications = (signal: AbortSignal): Promise<Notifications> =>
  answerTo(notifications.index.$get({}, { init: { signal } }));

export const saveNotifications = (wanted: Notifications): Promise<Notifications> =>
  answerTo(notifications.index.$put({ json: wanted }));
