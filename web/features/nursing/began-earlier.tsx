import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Props = { onBackdate: (minutes: number) => void };

const usualMinutes = [5, 10, 15];
const mostMinutes = 24 * 60;

/** Nobody starts a timer before comforting a crying baby: the start can be moved back afterwards. */
export function BeganEarlier({ onBackdate }: Props) {
  const t = useTexts();
  const [isOther, setOther] = useState(false);
  const [minutes, setMinutes] = useState('');
  const given = Number(minutes);
  const isPossible = Number.isInteger(given) && given >= 1 && given <= mostMinutes;
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 font-bold">
        {t('nursing.began')}
        <ChevronDown size={20} aria-hidden className="text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <div className="flex flex-wrap gap-2">
          {usualMinutes.map((n) => (
            <Button key={n} variant="secondary" onClick={() => onBackdate(n)}>
              {t('nursing.beganAgo', { n })}
            </Button>
          ))}
          <Button variant="quiet" aria-expanded={isOther} onClick={() => setOther(!isOther)}>
            {t('nursing.beganOther')}
          </Button>
        </div>
        {isOther && (
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (isPossible) onBackdate(given);
            }}
          >
            <Field
              className="flex-1"
              label={t('nursing.beganMinutes')}
              type="number"
              inputMode="numeric"
              min={1}
              max={mostMinutes}
              required
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
            <Button type="submit" size="large" disabled={!isPossible}>
              {t('nursing.beganApply')}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
