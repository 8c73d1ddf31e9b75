import { Moon, Sun } from 'lucide-react';
import { type SleepKind, sleepKinds } from '#shared/sleep/sleep.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { name: string; value: SleepKind; onChange: (sort: SleepKind) => void };

const icons = { nap: Sun, night: Moon };

/** A nap or the night, in one row: native radios as large as buttons. */
export function SortChoice({ name, value, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('sleepDiary.kind')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {sleepKinds.map((sort) => {
          const Icon = icons[sort];
          return (
            <label
              key={sort}
              className="flex min-h-13 items-center justify-center gap-2 rounded-control border border-control-line bg-card px-2 font-bold outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={name}
                value={sort}
                checked={sort === value}
                onChange={() => onChange(sort)}
                className="sr-only"
              />
              <Icon size={20} aria-hidden />
              {t(`sleepDiary.${sort}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
