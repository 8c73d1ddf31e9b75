import { Trash2 } from 'lucide-react';
import type { Reminder } from '#shared/reminders/reminder.schema.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { useRecordWords } from '../record-words.ts';
import { useWhen } from '../use-when.ts';
import { putReminder, removeReminder } from './reminders.outbox.ts';
import { useReminders } from './use-reminders.ts';

const noFeedHours = 3;

/** What she asked to hear of: each can be switched off, deleted, and put back. */
export function Reminders({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const now = useNow('half-minute');
  const { reminders, isKnown, ...query } = useReminders(place);
  const { familyId, babyId } = place;
  if (familyId === null) return null;
  const noFeed = reminders.find(({ about }) => about === 'no-feed');
  // What has passed is no longer waited for.
  const toCome = reminders.filter((one) => one.about !== 'medicine' || Date.parse(one.at) > now);
  const wishNoFeed = (isOn: boolean) =>
    void putReminder({
      id: noFeed?.id ?? crypto.randomUUID(),
      familyId,
      babyId,
      about: 'no-feed',
      afterHours: noFeedHours,
      isOn,
    });
  return (
    <SectionCard title={t('reminders.title')}>
      <p className="text-ink-soft text-small">{t('reminders.hint')}</p>
      {query.hasFailed && <LineFailed text={t('reminders.failed')} query={query} />}
      {(isKnown || noFeed) && (
        <Switch
          label={t('reminders.noFeed', { n: noFeedHours })}
          checked={noFeed?.isOn ?? false}
          onChange={wishNoFeed}
        />
      )}
      <ul className="divide-y divide-line empty:hidden">
        {toCome.map(
          (reminder) => reminder.about !== 'no-feed' && <ReminderRow key={reminder.id} reminder={reminder} />,
        )}
      </ul>
    </SectionCard>
  );
}

function ReminderRow({ reminder }: { reminder: Exclude<Reminder, { about: 'no-feed' }> }) {
  const { t, day } = useRecordWords();
  const when = useWhen();
  const at = reminder.about === 'medicine' ? when(reminder.at) : day(reminder.day);
  const named = t('reminders.of', { what: reminder.what, when: at });
  function remove(): void {
    removeReminder(reminder);
    const undo = () => void putReminder(reminder);
    toastWithAction(t('reminders.removed'), { label: t('diary.undo'), onAct: undo });
  }
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Switch
          label={named}
          checked={reminder.isOn}
          onChange={(isOn) => void putReminder({ ...reminder, isOn })}
        />
      </div>
      <IconButton label={t('reminders.remove', { what: named })} onClick={remove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
