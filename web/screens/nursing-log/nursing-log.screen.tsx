import { Plus } from 'lucide-react';
import { startTransition, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { feedParts } from '#web/features/diary/kinds/feed/feed-parts.tsx';
import { LogByDay } from '#web/features/diary/kinds/feed/log-by-day.tsx';
import { LogPictures } from '#web/features/diary/kinds/feed/log-pictures.tsx';
import { useFeeds } from '#web/features/diary/kinds/feed/use-feeds.ts';
import { useLogTrimmedOnLeaving } from '#web/features/diary/kinds/feed/use-log-trimmed.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const kindsHere = [feedParts];

export default whileOpen(NursingLogScreen);

function NursingLogScreen() {
  const place = useDiaryPlace(useOwner());
  return (
    <KindsHere value={kindsHere}>
      <NursingLogOf place={place} />
    </KindsHere>
  );
}

function NursingLogOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const signIn = useSignInHere();
  const log = useFeeds(place);
  useLogTrimmedOnLeaving(place);
  const { remove } = useEditing(place, signIn);
  const [view, setView] = useState('days');
  const [edited, setEdited] = useState<Edited>();
  const add = () => setEdited({ record: recordByHand(feedParts, place, log.feeds), before: null });
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
                  log={log}
                  onEdit={(record) => setEdited({ record, before: record })}
                  onRemove={remove}
                />
              ),
            },
            {
              id: 'week',
              label: t('nursingLog.viewWeek'),
              content: <LogPictures key="week" place={place} days={7} />,
            },
            {
              id: 'month',
              label: t('nursingLog.viewMonth'),
              content: <LogPictures key="month" place={place} days={30} />,
            },
          ]}
        />
      </div>
      <RecordEditor place={place} edited={edited} onEdit={setEdited} records={log.feeds} onSignIn={signIn} />
    </TitledPage>
  );
}
