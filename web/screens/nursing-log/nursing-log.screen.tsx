import { Plus } from 'lucide-react';
import { startTransition, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { feedByHand } from '#web/features/nursing/feed-by-hand.ts';
import { type Edited, FeedEditor } from '#web/features/nursing/feed-editor.tsx';
import { LogByDay } from '#web/features/nursing/log-by-day.tsx';
import { LogPictures } from '#web/features/nursing/log-pictures.tsx';
import { useFeeds, useLogTrimmedOnLeaving } from '#web/features/nursing/use-feeds.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export default whileOpen(NursingLogScreen);

function NursingLogScreen() {
  const t = useTexts();
  const owner = useOwner();
  const signIn = useSignInHere();
  const log = useFeeds(owner);
  useLogTrimmedOnLeaving(owner);
  const [view, setView] = useState('days');
  const [edited, setEdited] = useState<Edited>();
  const add = () =>
    setEdited({
      feed: feedByHand({
        last: log.feeds[0],
        now: new Date(),
        id: crypto.randomUUID(),
        timeZone: deviceTimeZone(),
      }),
      before: null,
    });
  return (
    <TitledPage
      title={t('nursingLog.title')}
      header={<LinkBack to={paths.nursing}>{t('nursingLog.back')}</LinkBack>}
    >
      <div className="grid grid-cols-1 gap-4">
        <Button size="large" icon={<Plus size={20} aria-hidden />} onClick={add}>
          {t('nursingLog.add')}
        </Button>
        <Tabs
          label={t('nursingLog.views')}
          selected={view}
          onSelect={(next) => startTransition(() => setView(next))}
          tabs={[
            {
              id: 'days',
              label: t('nursingLog.viewDays'),
              content: (
                <LogByDay
                  owner={owner}
                  log={log}
                  onEdit={(feed) => setEdited({ feed, before: feed })}
                  onSignIn={signIn}
                />
              ),
            },
            {
              id: 'week',
              label: t('nursingLog.viewWeek'),
              content: <LogPictures key="week" owner={owner} days={7} />,
            },
            {
              id: 'month',
              label: t('nursingLog.viewMonth'),
              content: <LogPictures key="month" owner={owner} days={30} />,
            },
          ]}
        />
      </div>
      <FeedEditor owner={owner} edited={edited} onEdit={setEdited} onSignIn={signIn} />
    </TitledPage>
  );
}
