import type { AdminSession } from '#shared/specialists/session-admin.schema.ts';
import { hasSomewhereToBe } from '#shared/specialists/session-state.rules.ts';
import { useSessionCategoryName } from '#web/features/specialists/categories.ts';
import { isHouseTime } from '#web/features/specialists/session-time.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useHouseWhen } from './house-when.ts';
import { SessionActs } from './session-acts.tsx';
import type { OpenSheet } from './session-sheets.tsx';
import { useLanguageName } from './use-language-name.ts';

type Props = { session: AdminSession; onOpen: (sheet: OpenSheet) => void; onRemove: () => void };

export function SessionRow({ session, onOpen, onRemove }: Props) {
  const t = useTexts();
  const nameOfTopic = useSessionCategoryName();
  const nameOfLanguage = useLanguageName();
  const { title, startsAt, durationMinutes, cancelReason, state } = session;
  const hasNothingToWatch = state !== 'cancelled' && state !== 'ended' && !hasSomewhereToBe(session);
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge session={session} />
        <Badge tone="quiet">{nameOfLanguage(session.language)}</Badge>
        <Badge tone="sage">{nameOfTopic(session.category)}</Badge>
        {session.isPremium && <Badge tone="honey">{t('specialists.premium')}</Badge>}
      </p>
      <h3 lang={session.language} className="font-bold [overflow-wrap:anywhere]">
        {title}
      </h3>
      <p className="text-small">
        {t('specialistsStaff.given', { name: session.specialist.name })} · <When startsAt={startsAt} /> ·{' '}
        {t('specialists.minutes', { n: durationMinutes })}
      </p>
      <p className="text-ink-soft text-small">
        {[
          t('specialistsStaff.reminders', { n: session.reminderCount }),
          t('specialistsStaff.questionCount', { n: session.questionCount }),
          t('specialistsStaff.views', { n: session.views }),
          t('specialistsStaff.likes', { n: session.likes }),
        ].join(' · ')}
      </p>
      {cancelReason && (
        <p className="text-small">{t('specialists.cancelledReason', { reason: cancelReason })}</p>
      )}
      {hasNothingToWatch && <p className="text-danger text-small">{t('specialistsStaff.noAddress')}</p>}
      <SessionActs session={session} onOpen={onOpen} onRemove={onRemove} />
    </Card>
  );
}

/** By the clock of the house, and by hers where it shows another hour. */
function When({ startsAt }: { startsAt: string }) {
  const t = useTexts();
  const language = useLanguage();
  const when = useHouseWhen();
  return (
    <>
      <time dateTime={startsAt}>{when(startsAt)}</time>
      {!isHouseTime(startsAt, deviceTimeZone()) &&
        ` (${t('specialistsStaff.yourClock', { when: formatMoment(startsAt, language) })})`}
    </>
  );
}

function StateBadge({ session: { state, hasReplay } }: { session: AdminSession }) {
  const t = useTexts();
  switch (state) {
    case 'live':
      return <Badge tone="plum">{t('specialists.live')}</Badge>;
    case 'scheduled':
      return <Badge tone="sage">{t('specialistsStaff.scheduled')}</Badge>;
    case 'cancelled':
      return <Badge tone="quiet">{t('specialists.cancelled')}</Badge>;
    case 'ended':
      return <Badge tone="quiet">{t(hasReplay ? 'specialists.replay' : 'specialists.ended')}</Badge>;
  }
}
