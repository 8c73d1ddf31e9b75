import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { fetchNotifications, saveNotifications } from './notifications.api.ts';

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => fetchNotifications(signal),
});

/** The whole of it, because that is what the server takes; and what to turn back when it does not. */
type Change = { wanted: Notifications; before: Partial<Notifications> };

export function useNotifications() {
  return useQuery(notificationsQuery);
}

/**
 * A switch answers at once; the server is told after, one change behind the other, so that the last one stays.
 * What could not be kept turns back, and she is told.
 */
export function useChangeNotifications(): (change: Partial<Notifications>) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ wanted }: Change) => saveNotifications(wanted),
    mutationKey: notificationsQuery.queryKey,
    scope: { id: 'notifications' },
    onError: (error, { before }) => {
      client.setQueryData(notificationsQuery.queryKey, (shown) => shown && { ...shown, ...before });
      tellError(t('notifications.saveFailed'), error);
    },
    onSettled: () => {
      // Each change carries the others along: after the last one, what is shown is what the server has.
      if (client.isMutating({ mutationKey: notificationsQuery.queryKey }) === 1)
        client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
  });

  return (change) => {
    const shown = client.getQueryData(notificationsQuery.queryKey);
    if (!shown) return;
    // Quiet hours are meant where she is now.
    const wanted = { ...shown, timeZone: deviceTimeZone(), ...change };
    const changed = Object.keys(change) as (keyof Notifications)[];
    client.cancelQueries({ queryKey: notificationsQuery.queryKey });
    client.setQueryData(notificationsQuery.queryKey, wanted);
    mutate({ wanted, before: Object.fromEntries(changed.map((field) => [field, shown[field]])) });
  };
}
