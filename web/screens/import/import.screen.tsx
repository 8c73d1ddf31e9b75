import { useQueryClient } from '@tanstack/react-query';
import { mayDo } from '#shared/family/family.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { diaryKey } from '#web/features/diary/diary-keys.ts';
import { wordsOf } from '#web/features/diary/kinds/all-words.ts';
import { namesOf } from '#web/features/family/baby-names.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { ExportDiary } from '#web/features/imports/export-diary.tsx';
import { ImportList, importsKey } from '#web/features/imports/import-list.tsx';
import { ImportPanel } from '#web/features/imports/import-panel.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default whileOpen(ImportScreen);

function ImportScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('imports.title')}
      header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}
    >
      {owner === null ? (
        <SignInInvitation title={t('imports.visitor')} text={t('imports.visitorText')} />
      ) : (
        <InAndOut owner={owner} />
      )}
    </TitledPage>
  );
}

/** Into the diary of the family that this device shows, and out of it. */
function InAndOut({ owner }: { owner: string }) {
  const t = useTexts();
  const client = useQueryClient();
  const { family, baby, babies, isWaiting, ...query } = useFamily(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('imports.loadFailed')} text={t('imports.loadFailedText')} query={query} />
    );
  const names = namesOf(babies, t);
  const place = {
    familyId: family.id,
    babies: babies.map(({ id }) => ({ id, name: names.get(id) ?? '' })),
    babyId: baby?.id ?? null,
    timeZone: family.timeZone ?? deviceTimeZone(),
  };
  const isParent = mayDo(family.role, 'manage');
  /** Every list of the diary asks anew, and so does the list of what was imported. */
  function readAnew(): void {
    for (const queryKey of [diaryKey, importsKey]) void client.invalidateQueries({ queryKey });
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {isParent ? (
        <>
          <ImportPanel
            key={family.id}
            place={place}
            nameOf={(kind) => wordsOf(kind).name(t)}
            onImported={readAnew}
          />
          <ImportList owner={owner} familyId={family.id} members={family.members} onTakenBack={readAnew} />
        </>
      ) : (
        <p className="text-ink-soft">{t('imports.parentsOnly')}</p>
      )}
      {mayDo(family.role, 'record') && <ExportDiary familyId={family.id} isParent={isParent} />}
    </div>
  );
}
