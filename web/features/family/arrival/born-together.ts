import { useState } from 'react';
import { formatList } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { namesOf } from '../baby-names.ts';
import { putBaby } from '../family.outbox.ts';
import { useFamily } from '../use-family.ts';

type Birth = { birthDate: string | null; gestationWeeks: number | null | undefined };

/** Who is born with the baby that this device shows: those of the same pregnancy, or a twin that nobody told of yet. */
export function useBornTogether(owner: string | null) {
  const t = useTexts();
  const language = useLanguage();
  const { family, baby: shown, babies } = useFamily(owner);
  const others = babies.filter(
    ({ id, arrival, dueDate }) => id !== shown?.id && arrival === 'expected' && dueDate === shown?.dueDate,
  );
  const [said, setTold] = useState<boolean>();
  const names = formatList(
    others.map(({ id }) => namesOf(babies, t).get(id) ?? ''),
    language,
  );
  const isTold = said ?? others.length > 0;

  function tell(birth: Birth): void {
    if (!family || !isTold) return;
    const born = others.length > 0 ? others.map(({ id }) => id) : [crypto.randomUUID()];
    for (const id of born)
      void putBaby({ familyId: family.id, id, arrival: 'born', dueDate: shown?.dueDate, ...birth });
  }

  return {
    /** What she is asked; nothing where there is no family to tell it of. */
    label:
      family &&
      (others.length === 0
        ? t('babies.twinsCame')
        : t(others.length === 1 ? 'babies.alsoCame' : 'babies.alsoCameMany', { names })),
    isTold,
    setTold,
    tell,
  };
}
