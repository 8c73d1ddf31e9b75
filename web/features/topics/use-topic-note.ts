import { useEffect, useEffectEvent, useState } from 'react';
import type { NoteTopic } from '#shared/topics/topics.schema.ts';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { noteWriter } from './note-writer.ts';
import { myTopics, type NotePut, putNote } from './topics.outbox.ts';

/** She rests: what she wrote goes into the outbox. Until then every letter is on the phone. */
const restMs = 800;

/** What she is writing, and the revision she read when she began: another phone's words are told apart by it. */
type Typed = Pick<NotePut, 'text' | 'baseRevision'>;

const isTyped = (draft: unknown): draft is Typed => {
  const { text, baseRevision } = (draft ?? {}) as Partial<Typed>;
  return typeof text === 'string' && typeof baseRevision === 'number';
};

export type NoteKept = 'empty' | 'phone' | 'visitor' | 'synced' | 'refused';

/** Her words on a topic page. They save themselves, and a closed page or a lost network costs none of them. */
export function useTopicNote(owner: string | null, topic: NoteTopic) {
  const { answer, waiting } = useOwnAnswer(myTopics, owner);
  const note = answer.notes.find((one) => one.topic === topic);
  const write = waiting.findLast(
    ({ kind, body }) => kind === 'topic-note.put' && (body as NotePut).topic === topic,
  );
  const slot = { kind: 'note', owner, place: topic, looksRight: isTyped } as const;
  const [typed, setTyped] = useState(() => readDraft(slot));

  const send = useEffectEvent(() => {
    if (!typed) return;
    void putNote({ topic, ...typed, writer: noteWriter(owner) }).then(() => {
      dropDraft(slot);
      setTyped((now) => (now === typed ? undefined : now));
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the rest anew.
  useEffect(() => {
    const rested = setTimeout(() => send(), restMs);
    return () => clearTimeout(rested);
  }, [typed]);
  useEffect(() => () => send(), []);

  return {
    text: typed?.text ?? note?.text ?? '',
    write(text: string): void {
      const begun = (write?.body as NotePut | undefined)?.baseRevision ?? note?.revision ?? 0;
      const next = { text, baseRevision: typed?.baseRevision ?? begun };
      keepDraft(slot, next);
      setTyped(next);
    },
    kept: ((): NoteKept => {
      if (write?.refused) return 'refused';
      if (typed || write) return owner === null ? 'visitor' : 'phone';
      return note?.text ? 'synced' : 'empty';
    })(),
  };
}
