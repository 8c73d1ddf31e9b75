import { hc } from 'hono/client';
import type { NotificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const notifications = hc<NotificationsRoutes>('/api/notifications', { fetch: apiFetch });

export const fetchNotifications = (signal: AbortSignal): Promise<Notifications> =>
  answerTo(notifications.index.$get({}, { init: { signal } }));

export const saveNotifications = (wanted: Notifications): Promise<Notifications> =>
  answerTo(notifications.index.$put({ json: wanted }));
