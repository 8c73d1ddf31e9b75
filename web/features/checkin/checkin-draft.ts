import * as v from 'valibot';
import { moods, nights } from '#shared/checkin/checkin.rules.ts';
import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { useDraft } from '#web/platform/device/kept-draft.ts';

const draftSchema = v.strictObject({
  mood: v.nullable(v.picklist(moods)),
  night: v.nullable(v.picklist(nights)),
  text: v.string(),
});
export type CheckinDraft = v.InferOutput<typeof draftSchema>;

const nothing: CheckinDraft = { mood: null, night: null, text: '' };

/** What she began to say, kept until she has said it: a new one, or a change of one that she said. */
export const useCheckinDraft = (owner: string, before?: Checkin) =>
  useDraft<CheckinDraft>({
    kind: 'checkin',
    owner,
    place: before?.id ?? 'new',
    looksRight: (draft) => v.is(draftSchema, draft),
    fresh: () => (before ? { mood: before.mood, night: before.night, text: before.text } : nothing),
  });
