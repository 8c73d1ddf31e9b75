import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Props = {
  usualMinutes: readonly number[];
  onBackdate: (minutes: number) => void;
  words: { title: string; ago: (n: number) => string; other: string; minutes: string; apply: string };
};

const mostMinutes = 24 * 60;

/** Nobody starts a timer before comforting a crying baby: the start can be moved back afterwards. */
export function BeganEarlier({ usualMinutes, onBackdate, words }: Props) {
  const [isOther, setOther] = useState(false);
  const [minutes, setMinutes] = useState('');
  const given = Number(minutes);
  const isPossible = Number.isInteger(given) && given >= 1 && given <= mostMinutes;
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 font-bold">
        {words.title}
        <ChevronDown size={20} aria-hidden className="text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <div className="flex flex-wrap gap-2">
          {usualMinutes.map((n) => (
            <Button key={n} variant="secondary" onClick={() => onBackdate(n)}>
              {words.ago(n)}
            </Button>
          ))}
          <Button variant="quiet" aria-expanded={isOther} onClick={() => setOther(!isOther)}>
            {words.other}
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
              label={words.minutes}
              type="number"
              inputMode="numeric"
              min={1}
              max={mostMinutes}
              required
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
            <Button type="submit" size="large" disabled={!isPossible}>
              {words.apply}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
