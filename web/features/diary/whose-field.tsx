import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chips } from '#web/ui/chips.tsx';
import type { NamedBaby } from './diary-place.ts';

type Props = {
  babies: readonly NamedBaby[];
  /** Of whom it is; of several, one record each. */
  whose: readonly string[];
  isNew: boolean;
  onChange: (whose: string[]) => void;
};

/** Of several babies, whose it is. A new one may be of both at once; one that is there moves to the other. */
export function WhoseField({ babies, whose, isNew, onChange }: Props) {
  const t = useTexts();
  if (!isNew)
    return (
      <Chips
        label={t('diary.whose')}
        chips={babies.map(({ id, name }) => ({ id, label: name }))}
        selected={whose[0]}
        onSelect={(id) => onChange([id])}
        className="mb-4"
      />
    );
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="font-bold">{t('diary.whose')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {babies.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={whose.includes(id)}
            onChange={(isOn) => {
              const next = babies.filter((baby) => (baby.id === id ? isOn : whose.includes(baby.id)));
              // Somebody's it is: the last one stays.
              if (next.length > 0) onChange(next.map((baby) => baby.id));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
