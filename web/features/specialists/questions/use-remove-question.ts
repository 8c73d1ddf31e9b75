import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { addQuestion, type NewQuestion, removeQuestion } from '../specialists.outbox.ts';
import type { SeenQuestion } from './seen-questions.ts';

type Place = Pick<NewQuestion, 'sessionId' | 'specialistId'>;

/**
 * Gone at once, and back by undo. One that never left the phone is only taken out of the outbox; one that was on its
 * way may have arrived, and is taken back.
 */
export function useRemoveQuestion(place: Place): (question: SeenQuestion) => Promise<void> {
  const t = useTexts();

  function offer(onAct: () => void): void {
    toastWithAction(t('specialists.removed'), { label: t('specialists.undo'), onAct });
  }

  return async ({ id, content, author, write }) => {
    const unsent = write && (await appOutbox.discard(write.id));
    if (unsent && !unsent.attempted) return offer(() => appOutbox.putBack(unsent));
    await removeQuestion(id);
    const question = { id, content, isAnonymous: author.anonymous, ...place };
    offer(() => void bringBack(question, { hasArrived: !unsent }));
  };
}

/**
 * The word that takes it back, if it still waits, is not sent; after it, or where it may never have arrived, the same
 * question is asked again.
 */
async function bringBack(question: NewQuestion, { hasArrived }: { hasArrived: boolean }): Promise<void> {
  const removal = appOutbox
    .snapshot()
    .writes.find(
      ({ kind, body }) => kind === 'question.remove' && (body as { id: string }).id === question.id,
    );
  const unsent = removal && (await appOutbox.discard(removal.id));
  if (!hasArrived || !unsent || unsent.attempted) await addQuestion(question);
}
