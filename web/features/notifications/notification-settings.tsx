import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#shared/language/language.rules.ts';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { dateFormat } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { fetchNotifications, saveNotifications } from './notifications.api.ts';

const subjects = ['weeklyContent', 'communityReplies', 'sessionReminders', 'productNews'] as const;
const ends = ['quietFrom', 'quietTo'] as const;

/** What a sheet about notifications holds: of what, and when not. */
export default function NotificationSettings() {
  const t = useTexts();
  const language = useLanguage();
  const notifications = useNotifications();
  const change = useChangeNotifications();

  if (notifications.isPending) return <Skeleton className="h-80" />;
  if (!notifications.data) return <LineFailed text={t('notifications.failed')} query={notifications} />;
  const wanted = notifications.data;
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('notifications.intro')}</p>
      <Switch
        label={t('notifications.paused')}
        hint={t('notifications.pausedHint')}
        checked={wanted.paused}
        onChange={(paused) => change({ paused })}
      />
      {subjects.map((subject) => (
        <Switch
          key={subject}
          disabled={wanted.paused}
          label={t(`notifications.${subject}`)}
          hint={t(`notifications.${subject}Hint`)}
          checked={wanted[subject]}
          onChange={(isWanted) => change({ [subject]: isWanted })}
        />
      ))}
      <fieldset className="grid gap-2">
        <legend className="font-bold">{t('notifications.quiet')}</legend>
        <p className="text-ink-soft text-small">{t('notifications.quietHint')}</p>
        <div className="grid grid-cols-2 gap-3">
          {ends.map((end) => (
            <Field
              key={end}
              type="time"
              label={t(`notifications.${end}`)}
              value={wanted[end]}
              // A time is empty while she is still typing it.
              onChange={({ target }) => target.value && change({ [end]: target.value.slice(0, 5) })}
            />
          ))}
        </div>
        <p className="text-ink-soft text-small">
          {t('notifications.timeZone', { zone: zoneName(wanted.timeZone, language) })}
        </p>
      </fieldset>
    </div>
  );
}

/** 'Horário de Brasília' for America/Sao_Paulo: the name she knows it by. */
function zoneName(timeZone: string, language: Language): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => fetchNotifications(signal),
});

/** The whole of it, because that is what the server takes; and what to turn back when it does not. */
type Change = { wanted: Notifications; before: Partial<Notifications> };

function useNotifications() {
  return useQuery(notificationsQuery);
}

/**
 * A switch answers at once; the server is told after, one change behind the other, so that the last one stays.
 * What could not be kept turns back, and she is told.
 */
function useChangeNotifications(): (change: Partial<Notifications>) => void {
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
