import { Link } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { useSleepDayStart } from '#web/features/nursing/use-sleep-day-start.ts';
import { SafeSleep } from '#web/features/sleep/safe-sleep.tsx';
import { SleepCalendar } from '#web/features/sleep/sleep-calendar.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

export default whileOpen(SleepCalendarScreen);

function SleepCalendarScreen() {
  const t = useTexts();
  const owner = useOwner();
  const dayStartHour = useSleepDayStart(owner);
  const [view, setView] = useState('week');
  const calendar = (length: 7 | 30) => (
    <SleepCalendar key={length} owner={owner} length={length} dayStartHour={dayStartHour} />
  );
  return (
    <Page
      title={t('sleepCalendar.title')}
      header={
        <Link to={paths.toolSleepDiary} className={wayBackClass}>
          <WayBackWords>{t('sleepCalendar.back')}</WayBackWords>
        </Link>
      }
    >
      <DocumentTitle title={t('sleepCalendar.title')} />
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
    </Page>
  );
}
