import { babiesHere, mayDo } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { namesOf } from './baby-names.ts';
import { giveRecordsTo } from './family.outbox.ts';

/** Asked once: some records came without a baby, before there was one to name or from a phone that knew of one alone. */
export function WhoseRecords({ family }: { family: FamilyAnswer }) {
  const t = useTexts();
  const babies = babiesHere(family);
  if (!family.asksWhose || babies.length === 0 || !mayDo(family.role, 'manage')) return null;
  const names = namesOf(babies, t);
  return (
    <SectionCard title={t('babies.whose')} tone="blush">
      <p>{t('babies.whoseText')}</p>
      <div className="grid grid-cols-1 gap-2 wide:grid-cols-2">
        {babies.map(({ id }) => (
          <Button key={id} variant="secondary" size="large" onClick={() => void giveRecordsTo(family.id, id)}>
            {names.get(id)}
          </Button>
        ))}
      </div>
      <Button
        variant="quiet"
        className="justify-self-center"
        onClick={() => void giveRecordsTo(family.id, null)}
      >
        {t('babies.whoseAll')}
      </Button>
    </SectionCard>
  );
}
