import { CircleHelp } from 'lucide-react';
import { useEffect } from 'react';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { countRecords } from './consent.outbox.ts';
import { ask, closeQuestion, lastAsked, openQuestion, useQuestion } from './consent-question.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { useHealthConsent } from './use-health-consent.ts';

type Props = {
  owner: string;
  held: readonly Write[];
  /** Something changed: what waits goes on waiting, and nothing speaks of it unless she asks. */
  isQuiet: boolean;
};

/**
 * Records wait for her answer: she is asked when she has recorded something, at most once in a visit, and a quiet line
 * lets her answer whenever she likes. Who said "not now" and only looks around meets the line alone, and so does who
 * closed what there was.
 */
export default function ConsentAsking({ owner, held, isQuiet }: Props) {
  const t = useTexts();
  const { status, waiting, isWaiting, stored, refetch } = useHealthConsent(owner);
  const { isOpen, wasAsked } = useQuestion();
  const records = countRecords(held);
  // Her answer, given here or on another phone, is on its way.
  const isUnanswered = !isQuiet && records > 0 && !isWaiting && status !== 'given' && waiting.length === 0;
  const asked = lastAsked(owner);
  const isNew = asked === undefined || held.some(({ madeAt }) => madeAt > asked);
  const isDue = isUnanswered && isNew && !wasAsked && (status !== 'closed' || stored === undefined);
  useEffect(() => {
    if (!isDue) return;
    let isStillDue = true;
    // She may have agreed on another phone since: the server is asked before she is.
    void refetch().then(() => setTimeout(() => isStillDue && ask(owner)));
    return () => {
      isStillDue = false;
    };
  }, [isDue, owner, refetch]);
  return (
    <>
      {isUnanswered && (
        <div className="flex items-center justify-center gap-2 bg-sage-soft pr-1 pl-4 text-sage-ink text-small">
          <CircleHelp size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <p className="py-1">{t('consent.waiting', { n: records })}</p>
          <button
            type="button"
            onClick={openQuestion}
            className="min-h-11 min-w-11 shrink-0 rounded-control px-3 font-bold underline underline-offset-4"
          >
            {t('consent.answer')}
          </button>
        </div>
      )}
      <ConsentSheet open={isOpen} onClose={closeQuestion} />
    </>
  );
}
