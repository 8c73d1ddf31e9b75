import type { NursingSide, nursingSides } from '#shared/nursing/nursing.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { legend: string; name: string; value: NursingSide; onChange: (side: NursingSide) => void };

/** Left, right, or both, in one row: native radios as large as buttons. */
export function SideChoice({ legend, name, value, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {(['left', 'both', 'right'] as const satisfies readonly (typeof nursingSides)[number][]).map(
          (side) => (
            <label
              key={side}
              className="grid min-h-13 place-items-center rounded-control border border-control-line bg-card px-2 text-center font-bold outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={name}
                value={side}
                checked={side === value}
                onChange={() => onChange(side)}
                className="sr-only"
              />
              {t(`nursing.${side}`)}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
