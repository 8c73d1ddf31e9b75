import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { KeptMark } from '#web/ui/kept-mark.tsx';

export type MarkWords = { sending: string; phone: string; refused: string };

/** Where something she wrote is, while the server has not got it. */
export function WrittenMark({ kept, words }: { kept: 'phone' | 'refused'; words: MarkWords }) {
  const { state } = useOutbox();
  const isMoving = kept === 'phone' && (state === 'idle' || state === 'sending');
  const stage = isMoving ? 'sending' : kept;
  return <KeptMark kept={stage}>{words[stage]}</KeptMark>;
}

/** What travels unseen while all is well, a heart or a bookmark, is worth a word only where it waits. */
export function WaitingMark({ words }: { words: MarkWords }) {
  const { state } = useOutbox();
  return state === 'idle' || state === 'sending' ? null : <WrittenMark kept="phone" words={words} />;
}
