import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFeedWords } from './feed-words.ts';
import { fromLocalMoment, toLocalMoment, zoneHere } from './local-moment.ts';

type Props = {
  startedAt: number;
  now: number;
  onEnd: (at: Date) => void;
  onGoOn: () => void;
};

const usualMinutes = [15, 30];

/** Over ninety minutes: probably she fell asleep, which is no mistake. She says when it ended, and nothing is guessed. */
export function ForgottenCard({ startedAt, now, onEnd, onGoOn }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const zone = zoneHere();
  const [moment, setMoment] = useState<string>();
  const picked = moment === undefined ? null : fromLocalMoment(moment, zone);
  const isPossible = picked !== null && Date.parse(picked) > startedAt && Date.parse(picked) <= now;
  return (
    <Card as="section" tone="blush" className="grid gap-3" aria-labelledby="forgotten">
      <h2 id="forgotten" className="text-heading font-bold">
        {t('nursing.forgotten')}
      </h2>
      <p>{t('nursing.forgottenText', { time: words.time(startedAt) })}</p>
      <div className="grid gap-2">
        {usualMinutes.map((n) => (
          <Button
            key={n}
            variant="secondary"
            size="large"
            onClick={() => onEnd(new Date(startedAt + n * 60_000))}
          >
            {t('nursing.forgottenAfter', { n })}
          </Button>
        ))}
        <Button variant="secondary" size="large" onClick={() => onEnd(new Date(now))}>
          {t('nursing.forgottenNow')}
        </Button>
        {moment === undefined ? (
          <Button
            variant="secondary"
            size="large"
            onClick={() => setMoment(toLocalMoment(Math.min(now, startedAt + 20 * 60_000), zone))}
          >
            {t('nursing.forgottenPick')}
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
              label={t('nursing.forgottenEnd')}
              min={toLocalMoment(startedAt, zone)}
              max={toLocalMoment(now, zone)}
              value={moment}
              onChange={(event) => setMoment(event.target.value)}
            />
            <Button type="submit" size="large" disabled={!isPossible}>
              {t('nursing.forgottenApply')}
            </Button>
          </form>
        )}
        <Button variant="quiet" size="large" onClick={onGoOn}>
          {t('nursing.forgottenGoOn')}
        </Button>
      </div>
    </Card>
  );
}
