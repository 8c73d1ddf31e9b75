import type { MyTopicsAnswer, SavedPartAnswer, TopicNoteAnswer } from '#shared/topics/topics.schema.ts';
import { ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchMyTopics } from './topics.api.ts';

/** What the topic pages keep for her: notes, and the foods and sections she saved. */
export const myTopics = ownAnswer<MyTopicsAnswer>({
  name: 'topics',
  fetch: fetchMyTopics,
  nothing: { notes: [], saved: [] },
  looksRight: (held): held is MyTopicsAnswer => {
    const { notes, saved } = (held ?? {}) as Partial<MyTopicsAnswer>;
    return Array.isArray(notes) && Array.isArray(saved);
  },
  kinds: ['saved-part.set', 'topic-note.put'],
  after,
});

function after(answer: MyTopicsAnswer, { kind, body, madeAt }: Write): MyTopicsAnswer {
  const at = new Date(madeAt).toISOString();
  return kind === 'saved-part.set'
    ? { ...answer, saved: withPart(answer.saved, body as PartSetting, at) }
    : { ...answer, notes: withNote(answer.notes, body as NotePut, at) };
}

type PartSetting = Pick<SavedPartAnswer, 'kind' | 'part'> & { on: boolean };

/** The newest stands first, where she looks for it. */
function withPart(saved: SavedPartAnswer[], { kind, part, on }: PartSetting, savedAt: string) {
  const known = saved.find((one) => one.kind === kind && one.part === part);
  const others = saved.filter((one) => one !== known);
  if (!on) return others;
  return known ? saved : [{ kind, part, savedAt }, ...others];
}

export type NotePut = Pick<TopicNoteAnswer, 'topic' | 'text'> & { baseRevision: number; writer: string };

function withNote(
  notes: TopicNoteAnswer[],
  { topic, text, baseRevision }: NotePut,
  updatedAt: string,
): TopicNoteAnswer[] {
  return [
    ...notes.filter((note) => note.topic !== topic),
    { topic, text, revision: baseRevision + 1, updatedAt },
  ];
}
