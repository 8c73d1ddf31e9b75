import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { ByDay } from '#web/features/diary/by-day.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { milestoneParts } from '#web/features/diary/kinds/milestone/milestone-parts.tsx';
import { MilestonesNow } from '#web/features/diary/kinds/milestone/milestones-now.tsx';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { useDiaryAll } from '#web/features/diary/use-diary-all.ts';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { PhotosOf } from '#web/features/photos/photo-place.ts';
import { RefusedPhotos } from '#web/features/photos/refused-photos.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const kindsHere = [milestoneParts];

export default whileOpen(MilestonesScreen);

function MilestonesScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('milestone.title')}
      header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}
    >
      {owner === null ? (
        <SignInInvitation title={t('milestone.visitor')} text={t('milestone.visitorText')} />
      ) : (
        <KindsHere value={kindsHere}>
          <FamilyMilestones owner={owner} />
        </KindsHere>
      )}
    </TitledPage>
  );
}

function FamilyMilestones({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  if (family)
    return (
      <Milestones
        // Another baby has milestones of its own: nothing of this one stays open.
        key={`${place.familyId} ${place.babyId}`}
        place={place}
        mayRecord={mayDo(family.role, 'record')}
      />
    );
  if (isWaiting && !query.hasFailed) return <Skeleton className="h-40 rounded-card" />;
  return <LoadFailed title={t('milestone.loadFailed')} text={t('milestone.loadFailedText')} query={query} />;
}

/** One that came today, of ours or still without a name. */
function freshMilestone(place: DiaryPlace, milestone = ''): Edited {
  const record = recordByHand(milestoneParts, place, []) as RecordEnvelope<'milestone'>;
  return { record: { ...record, details: { milestone, photo: null } }, before: null };
}

function Milestones({ place, mayRecord }: { place: DiaryPlace; mayRecord: boolean }) {
  const t = useTexts();
  const all = useDiaryAll(place, 'milestone');
  const { remove, edit } = useEditing(place);
  const [edited, setEdited] = useState<Edited>();
  function takeOff({ id, recordId }: { id: string; recordId: string }): void {
    const record = all.records.find((one) => one.id === recordId);
    if (record?.kind !== 'milestone' || record.details.photo !== id) return;
    void edit({ ...record, details: { ...record.details, photo: null } }, record);
  }
  return (
    <PhotosOf value={place}>
      <div className="grid grid-cols-1 gap-6">
        <RefusedPhotos familyId={place.familyId} onDiscarded={takeOff} />
        <MilestonesNow
          place={place}
          records={all.records}
          {...(mayRecord && { onRecord: (milestone) => setEdited(freshMilestone(place, milestone)) })}
        />
        {mayRecord && (
          <Button
            size="large"
            icon={<Plus size={20} aria-hidden />}
            onClick={() => setEdited(freshMilestone(place))}
          >
            {t('milestone.add')}
          </Button>
        )}
        <Section title={t('milestone.story')} className="gap-4">
          <StoryState all={all} />
          <ByDay
            level="h3"
            records={all.records}
            {...(mayRecord && {
              onEdit: (record) => setEdited({ record, before: record }),
              onRemove: remove,
            })}
          />
        </Section>
        <RecordEditor place={place} edited={edited} onEdit={setEdited} records={all.records} />
      </div>
    </PhotosOf>
  );
}

/** What stands in the place of what came, or above it, while not all of it is known. */
function StoryState({ all }: { all: ReturnType<typeof useDiaryAll> }) {
  const t = useTexts();
  const { records, isWaiting, hasFailed, refetch } = all;
  if (hasFailed && records.length > 0)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft text-small">{t('timeline.onlyHere')}</p>
        <TryAgain query={{ refetch }} />
      </div>
    );
  if (hasFailed)
    return (
      <LoadFailed
        title={t('milestone.loadFailed')}
        text={t('milestone.loadFailedText')}
        query={{ refetch }}
      />
    );
  if (isWaiting) return <Skeleton className="h-24 rounded-card" />;
  if (records.length > 0) return null;
  return <p className="text-ink-soft">{t('milestone.storyEmpty')}</p>;
}
