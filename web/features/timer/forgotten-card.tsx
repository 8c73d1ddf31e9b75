import { useId, useState } from 'react';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

type Props = {
  startedAt: number;
  now: number;
  onEnd: (at: Date) => void;
  onGoOn: () => void;
  /** How long such a thing often is: one tap each. */
  usualMinutes?: readonly number[];
  /** From where she goes on when she picks the moment herself. */
  guessMinutes: number;
  words: {
    title: string;
    text: string;
    after?: (n: number) => string;
    now: string;
    pick: string;
    end: string;
    goOn: string;
    apply: string;
  };
};

/** Past its limit: probably she fell asleep, which is no mistake. She says when it ended, and nothing is guessed. */
export function ForgottenCard(props: Props) {
  const { startedAt, now, onEnd, onGoOn, usualMinutes = [], guessMinutes, words } = props;
  const id = useId();
  const zone = deviceTimeZone();
  const [moment, setMoment] = useState<string>();
  const picked = moment === undefined ? null : fromLocalMoment(moment, zone);
  const isPossible = picked !== null && Date.parse(picked) > startedAt && Date.parse(picked) <= now;
  return (
    <Card as="section" tone="blush" className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-heading font-bold">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className="grid gap-2">
        {usualMinutes.map((n) => (
          <Button
            key={n}
            variant="secondary"
            size="large"
            onClick={() => onEnd(new Date(startedAt + n * 60_000))}
          >
            {words.after?.(n)}
          </Button>
        ))}
        <Button variant="secondary" size="large" onClick={() => onEnd(new Date(now))}>
          {words.now}
        </Button>
        {moment === undefined ? (
          <Button
            variant="secondary"
            size="large"
            onClick={() => setMoment(toLocalMoment(Math.min(now, startedAt + guessMinutes * 60_000), zone))}
          >
            {words.pick}
          </Button>
        ) : (
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (isPossible) onEnd(new Date(picked));
            }}
          >
            <Field
              className="flex-1"
              type="datetime-local"
              label={words.end}
              min={toLocalMoment(startedAt, zone)}
              max={toLocalMoment(now, zone)}
              value={moment}
              onChange={(event) => setMoment(event.target.value)}
            />
            <Button type="submit" size="large" disabled={!isPossible}>
              {words.apply}
            </Button>
          </form>
        )}
        <Button variant="quiet" size="large" onClick={onGoOn}>
          {words.goOn}
        </Button>
      </div>
    </Card>
  );
}
