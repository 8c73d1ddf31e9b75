import { useState } from 'react';
import { maxBabies, mayDo } from '#shared/family/family.rules.ts';
import type { BabyAnswer, FamilyAnswer } from '#shared/family/family.schema.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { AddBaby } from '#web/features/family/add-baby.tsx';
import { BabyEditor } from '#web/features/family/baby-editor.tsx';
import { namesOf } from '#web/features/family/baby-names.ts';
import { AskDeletion } from '#web/features/family/deletion/ask-deletion.tsx';
import { DeletionWaits } from '#web/features/family/deletion/deletion-waits.tsx';
import { setBabyState } from '#web/features/family/family.outbox.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { WhoseRecords } from '#web/features/family/whose-records.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { Sheet } from '#web/parts/sheet.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { BabyCard } from './baby-card.tsx';

export default function BabiesScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('babies.title')}>
      {owner === null ? (
        <SignInInvitation title={t('babies.visitor')} text={t('babies.visitorText')} />
      ) : (
        <Babies owner={owner} />
      )}
    </TitledPage>
  );
}

function Babies({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, babies, baby, waiting, isWaiting, hasFailed, refetch } = useFamily(owner);
  if (isWaiting) return <Skeleton className="h-40 rounded-card" />;
  if (!family || hasFailed)
    return (
      <LoadFailed title={t('babies.loadFailed')} text={t('babies.loadFailedText')} query={{ refetch }} />
    );
  return <FamilyBabies owner={owner} family={family} babies={babies} shown={baby} waiting={waiting} />;
}

type Props = {
  owner: string;
  family: FamilyAnswer;
  babies: readonly BabyAnswer[];
  /** Whom this device shows. */
  shown: BabyAnswer | undefined;
  waiting: readonly Write[];
};

/** Everybody who is here, and below them those who are no longer recorded. Whom a family lost is not listed. */
function FamilyBabies({ owner, family, babies, shown, waiting }: Props) {
  const t = useTexts();
  const [opened, setOpened] = useState<string | 'new'>();
  const names = namesOf(babies, t);
  const archived = family.babies.filter(({ state }) => state === 'archived');
  const mayManage = mayDo(family.role, 'manage');
  const edited = babies.find(({ id }) => id === opened);
  const refusedOf = (id: string) =>
    waiting.findLast(
      ({ kind, body, refused }) => kind === 'baby.put' && refused && (body as { id: string }).id === id,
    );
  const close = () => setOpened(undefined);

  function archive(id: string): void {
    close();
    void setBabyState(family.id, id, 'archived');
    toastWithAction(
      t('babies.archived', { name: names.get(id) ?? '' }),
      { label: t('babies.undo'), onAct: () => void setBabyState(family.id, id, 'here') },
      t('babies.archivedText'),
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <WhoseRecords family={family} />
      <Waiting owner={owner} family={family} mayTakeBack={mayManage} />
      <ul className="grid grid-cols-1 gap-3">
        {babies.map((baby) => (
          <li key={baby.id}>
            <BabyCard
              owner={owner}
              baby={baby}
              name={names.get(baby.id) ?? ''}
              isShown={baby.id === shown?.id}
              isOneOfSeveral={babies.length > 1}
              isRefused={refusedOf(baby.id) !== undefined}
              onEdit={mayManage ? () => setOpened(baby.id) : undefined}
            />
          </li>
        ))}
      </ul>
      {mayManage &&
        (family.babies.length < maxBabies ? (
          <Button
            size="large"
            wide
            variant={babies.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setOpened('new')}
          >
            {t('babies.add')}
          </Button>
        ) : (
          <p className="text-ink-soft">{t('babies.tooMany', { n: maxBabies })}</p>
        ))}
      {archived.length > 0 && (
        <section className="mt-4 grid gap-2">
          <h2 className="font-bold text-heading">{t('babies.archivedTitle')}</h2>
          <ul className="grid gap-2">
            {archived.map(({ id, name }) => (
              <li key={id} className="flex min-h-13 items-center justify-between gap-3">
                <span className="min-w-0 [overflow-wrap:anywhere]">{name || t('baby.defaultName')}</span>
                {mayManage && (
                  <Button variant="quiet" onClick={() => void setBabyState(family.id, id, 'here')}>
                    {t('babies.bringBack')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayManage && !family.deletionAskedAt && <AskDeletion owner={owner} familyId={family.id} />}
      <Sheet open={opened === 'new'} onClose={close} title={t('babies.add')}>
        <AddBaby owner={owner} familyId={family.id} babies={babies} onAdded={close} />
      </Sheet>
      <Sheet
        open={edited !== undefined}
        onClose={close}
        title={t('babies.edit', { name: names.get(opened ?? '') ?? '' })}
      >
        {edited && (
          <div className="grid gap-4">
            <BabyEditor
              owner={owner}
              familyId={family.id}
              baby={edited}
              refused={refusedOf(edited.id)}
              onSaved={close}
            />
            {babies.length > 1 && (
              <Button variant="quiet" onClick={() => archive(edited.id)} className="justify-self-center">
                {t('babies.archive')}
              </Button>
            )}
            {!edited.deletionAskedAt && (
              <AskDeletion
                owner={owner}
                familyId={family.id}
                baby={{ id: edited.id, name: names.get(edited.id) ?? '' }}
                onAsked={close}
              />
            )}
          </div>
        )}
      </Sheet>
    </div>
  );
}

/** What waits to be deleted: all of it, or those of its babies that are spoken of. */
function Waiting({
  owner,
  family,
  mayTakeBack,
}: {
  owner: string;
  family: FamilyAnswer;
  mayTakeBack: boolean;
}) {
  const t = useTexts();
  const told = { owner, familyId: family.id, mayTakeBack };
  const spokenOf = family.babies.filter(({ state }) => state === 'here' || state === 'archived');
  const names = namesOf(spokenOf, t);
  return (
    <>
      {family.deletionAskedAt && <DeletionWaits {...told} askedAt={family.deletionAskedAt} />}
      {spokenOf.map(
        ({ id, deletionAskedAt }) =>
          deletionAskedAt && (
            <DeletionWaits
              key={id}
              {...told}
              baby={{ id, name: names.get(id) ?? '' }}
              askedAt={deletionAskedAt}
            />
          ),
      )}
    </>
  );
}
