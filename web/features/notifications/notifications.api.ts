import { hc } from 'hono/client';
import type { NotificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const notifications = hc<NotificationsRoutes>('/api/notifications', { fetch: apiFetch });

export async function fetchNotifications(signal: AbortSignal): Promise<Notifications> {
  const response = await notifications.index.$get({}, { init: { signal } });
  return response.json();
}

export async function saveNotifications(wanted: Notifications): Promise<Notifications> {
  const response = await notifications.index.$put({ json: wanted });
  return response.json();
}
