import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { needsAllergist: boolean; onEnd: () => void };

/** The way back to the plate. After a sign that could not wait it first asks whether the allergist agreed how and where. */
export function EndPause({ needsAllergist, onEnd }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  // The button that asked is gone: whoever goes by keyboard or by ear goes on at the question.
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!needsAllergist)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={onEnd}>
        {t('bites.pausedClear')}
      </Button>
    );
  if (!isAsking)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('bites.allergistTold')}
      </Button>
    );
  return (
    <fieldset ref={question} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="pb-2 font-bold">{t('bites.allergistAsked')}</legend>
      <Button variant="secondary" onClick={onEnd}>
        {t('bites.allergistAgreed')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('bites.allergistNotYet')}
      </Button>
    </fieldset>
  );
}
