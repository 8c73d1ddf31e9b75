import type {
  MyTopicsAnswer,
  SavedPartAnswer,
  TopicNoteAnswer,
  TopicWriteKind,
} from '#shared/topics/topics.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer, ownKey } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchMyTopics } from './topics.api.ts';

const add = (kind: TopicWriteKind, body: unknown, supersedes: string): Promise<void> =>
  outbox.add(kind, body, { supersedes });

/** As it shall be, never as a toggle: the last tap is what is sent. */
export const setSavedPart = (setting: PartSetting) =>
  add('saved-part.set', setting, `${setting.kind} ${setting.part}`);
export const putNote = (note: NotePut) => add('topic-note.put', note, note.topic);

/** What the topic pages keep for her: notes, and the foods and sections she saved. */
export const myTopics = ownAnswer<MyTopicsAnswer>({
  name: 'topics',
  fetch: fetchMyTopics,
  nothing: { notes: [], saved: [] },
  looksRight: ({ notes, saved }) => Array.isArray(notes) && Array.isArray(saved),
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

const acknowledge = acknowledgeIn(myTopics);

export const topicsOutbox: OutboxNoun<TopicWriteKind> = {
  kinds: {
    'saved-part.set': { describe: (_, { t }) => t('bites.writeSaved'), acknowledge },
    'topic-note.put': {
      describe: (_, { t }) => t('bites.writeNote'),
      text: ({ body }) => (body as { text?: string } | null)?.text,
      acknowledge: (client, write) => {
        acknowledge(client, write);
        // The server may have put another phone's words beside hers.
        client.invalidateQueries({ queryKey: ownKey(myTopics.name, write.owner) });
      },
    },
  },
  staleKeys: [['own', myTopics.name]],
};
