import type { Side } from '#shared/editing/merge.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { ComparedTexts } from '../compare/compared-texts.tsx';

type Props = {
  field: string;
  name: string;
  theirs: string;
  mine: string;
  side: Side;
  onChoose: (side: Side) => void;
};

/** One field that differs: both texts, and which of them stays. */
export function ConflictRow({ field, name, theirs, mine, side, onChoose }: Props) {
  const t = useTexts();
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-3">
      <h3 className="font-bold">{name}</h3>
      <ComparedTexts
        before={{ title: t('editing.theirs'), text: theirs }}
        after={{ title: t('editing.mine'), text: mine }}
      />
      <RadioCards<Side>
        legend={<span className="sr-only">{t('editing.choose', { field: name })}</span>}
        name={`side-${field}`}
        options={[
          { value: 'theirs', label: t('editing.theirs') },
          { value: 'mine', label: t('editing.mine') },
        ]}
        value={side}
        onChange={onChoose}
      />
    </section>
  );
}
