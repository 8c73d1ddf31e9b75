import * as v from 'valibot';

export const maxTopicNoteLength = 10_000;
/** All of it is read at once: more than every food and section there is, and few enough for one answer. */
export const maxSavedParts = 500;

/** The pages that have a place for her own words. */
export const noteTopics = ['understanding'] as const;
export type NoteTopic = (typeof noteTopics)[number];

/** What a topic page lets her keep: foods, and sections to read again. */
export const savedPartKinds = ['food', 'section'] as const;
export type SavedPartKind = (typeof savedPartKinds)[number];

const topic = v.picklist(noteTopics);

export const topicWrites = {
  'topic-note.put': v.strictObject({
    topic,
    text: v.pipe(v.string(), v.maxLength(maxTopicNoteLength, 'too_long')),
    /**
     * The revision that this text was written upon; 0 for none. Where another device wrote since, both texts stay,
     * one below the other: neither phone's words are lost.
     */
    baseRevision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Which phone wrote, and for whom: its own texts follow each other, whatever the line swallowed between. */
    writer: v.pipe(v.string(), v.uuid('must be a uuid')),
  }),
  'saved-part.set': v.strictObject({
    kind: v.picklist(savedPartKinds),
    part: v.pipe(v.string(), v.regex(/^([a-z0-9-]{1,60}|own:.{1,60})$/u, 'unknown_part')),
    on: v.boolean(),
  }),
} as const;
export type TopicWriteKind = keyof typeof topicWrites;

export type TopicNoteAnswer = { topic: NoteTopic; text: string; revision: number; updatedAt: string };
export type SavedPartAnswer = { kind: SavedPartKind; part: string; savedAt: string };
export type MyTopicsAnswer = { notes: TopicNoteAnswer[]; saved: SavedPartAnswer[] };
