import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { BabyEditor } from './baby-editor.tsx';
import { namesOf } from './baby-names.ts';
import { togetherWith } from './baby-told.ts';
import { putBaby, setBabyState } from './family.outbox.ts';

type Props = { owner: string; familyId: string; babies: readonly BabyAnswer[]; onAdded: () => void };

/** Another baby: born together with one who is here, which is one tap, or told as the first was. */
export function AddBaby({ owner, familyId, babies, onAdded }: Props) {
  const t = useTexts();
  const names = namesOf(babies, t);
  const language = useLanguage();
  const pregnancies = pregnanciesOf(babies);

  async function addTwinOf(baby: BabyAnswer): Promise<void> {
    const id = crypto.randomUUID();
    await putBaby({ familyId, id, ...togetherWith(baby) });
    toastWithAction(
      t('babies.added'),
      { label: t('babies.undo'), onAct: () => void setBabyState(familyId, id, 'archived') },
      t('babies.addedText'),
    );
    onAdded();
  }

  return (
    <div className="grid gap-6">
      {pregnancies.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-bold">{t('babies.together')}</h3>
          {pregnancies.map(([baby, ...others]) => {
            if (!baby) return null;
            const name = formatList(
              [baby, ...others].map(({ id }) => names.get(id) ?? ''),
              language,
            );
            return (
              <Button
                key={baby.id}
                variant="secondary"
                size="large"
                wide
                onClick={() => void addTwinOf(baby)}
              >
                {baby.arrival === 'born'
                  ? t('babies.bornWith', { name })
                  : t('babies.expectedWith', { name })}
              </Button>
            );
          })}
          <p className="text-ink-soft text-small">{t('babies.togetherText')}</p>
          <h3 className="mt-4 font-bold">{t('babies.another')}</h3>
        </section>
      )}
      <BabyEditor owner={owner} familyId={familyId} onSaved={onAdded} />
    </div>
  );
}

/** Those who were born, or are expected, on one day. */
function pregnanciesOf(babies: readonly BabyAnswer[]): BabyAnswer[][] {
  const days = new Map<string, BabyAnswer[]>();
  for (const baby of babies) {
    const { arrival, birthDate, dueDate } = baby;
    const day = `${arrival} ${birthDate ?? dueDate}`;
    if (arrival !== 'unsaid') days.set(day, [...(days.get(day) ?? []), baby]);
  }
  return [...days.values()];
}
