import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = { question: string; yes: string; no: string; onYes: () => void; onNo: () => void };

/** In the place of the buttons, before something unusual is done: is it really meant? Only she can know. */
export function QuestionCard({ question, yes, no, onYes, onNo }: Props) {
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    asked.current?.scrollIntoView?.({ block: 'center' });
    asked.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card tone="blush" role="alert" className="grid grid-cols-1 gap-3">
      <p ref={asked} tabIndex={-1} className="font-bold outline-none">
        {question}
      </p>
      <div className="grid grid-cols-1 gap-2">
        <Button size="large" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="secondary" size="large" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Card>
  );
}
