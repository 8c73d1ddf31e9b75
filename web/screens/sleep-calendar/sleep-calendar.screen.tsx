import { startTransition, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { useSleepDayStart } from '#web/features/diary/kinds/feed/use-sleep-day-start.ts';
import { SafeSleep } from '#web/features/diary/kinds/sleep/safe-sleep.tsx';
import { SleepCalendar } from '#web/features/diary/kinds/sleep/sleep-calendar.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Tabs } from '#web/ui/tabs.tsx';

export default whileOpen(SleepCalendarScreen);

function SleepCalendarScreen() {
  const t = useTexts();
  const owner = useOwner();
  const place = useDiaryPlace(owner);
  const dayStartHour = useSleepDayStart(place);
  const [view, setView] = useState('week');
  const calendar = (length: 7 | 30) => (
    <SleepCalendar key={length} place={place} length={length} dayStartHour={dayStartHour} />
  );
  return (
    <TitledPage
      title={t('sleepCalendar.title')}
      header={<LinkBack to={paths.toolSleepDiary}>{t('sleepCalendar.back')}</LinkBack>}
    >
      <div className="grid grid-cols-1 gap-6">
        <p className="text-ink-soft">{t('sleepCalendar.text')}</p>
        <Tabs
          label={t('sleepCalendar.views')}
          selected={view}
          onSelect={(next) => startTransition(() => setView(next))}
          tabs={[
            { id: 'week', label: t('sleepCalendar.week'), content: calendar(7) },
            { id: 'month', label: t('sleepCalendar.month'), content: calendar(30) },
          ]}
        />
        <SafeSleep />
      </div>
    </TitledPage>
  );
}
