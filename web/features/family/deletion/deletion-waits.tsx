import { deletionDueAt } from '#shared/family/family-deletion.rules.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useDeletion } from './use-deletion.ts';

type Props = {
  owner: string;
  familyId: string;
  baby?: { id: string; name: string } | undefined;
  askedAt: string;
  /** Only a parent takes it back. */
  mayTakeBack: boolean;
};

/** That something waits to be deleted, until when, and the way back: for every member, whoever asked. */
export function DeletionWaits({ owner, familyId, baby, askedAt, mayTakeBack }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { takeBack } = useDeletion(owner, { family: familyId, baby: baby?.id });
  const moment = formatMoment(deletionDueAt(new Date(askedAt)).toISOString(), language);
  return (
    <div role="status" className="grid gap-3 rounded-card border border-danger bg-card p-4">
      <p>{baby ? t('babies.babyWaits', { name: baby.name, moment }) : t('babies.familyWaits', { moment })}</p>
      {mayTakeBack && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate()}
        >
          {t('babies.takeBack')}
        </Button>
      )}
    </div>
  );
}
