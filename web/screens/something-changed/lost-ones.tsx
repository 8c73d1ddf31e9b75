import { mayDo } from '#shared/family/family.rules.ts';
import { setBabyState } from '#web/features/family/family.outbox.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** What was said of one of several is taken back here, without explanation, and nowhere else is it spoken of. */
export function LostOnes({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { family } = useFamily(owner);
  const lost = family?.babies.filter(({ state }) => state === 'died' || state === 'ended') ?? [];
  if (!family || family.babies.length < 2 || lost.length === 0 || !mayDo(family.role, 'manage')) return null;
  return (
    <ul className="grid justify-items-start gap-2">
      {lost.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onClick={() => {
              void setBabyState(family.id, id, 'here');
              toast({ title: t('quiet.takenBack') });
            }}
          >
            {name ? t('quiet.takeBackOf', { name }) : t('quiet.takeBackOfOne')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
