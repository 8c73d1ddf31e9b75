import { useEffect, useEffectEvent } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import type { DiaryBeginning } from './diary-beginning.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds } from './kinds/kinds-here.ts';
import { recordByHand } from './record-by-hand.ts';
import { recordSlot } from './record-draft.ts';

type Around = {
  place: DiaryPlace;
  records: readonly SeenRecord[];
  beginning: DiaryBeginning | undefined;
  onAsk: (question: RecordEnvelope) => void;
  onAddBottle: (feed: SeenRecord) => void;
};

/** Opens what another screen began, once: a question at once, a bottle when the feed that it belongs to is here. */
export function useBeginning({ place, records, beginning, onAsk, onAddBottle }: Around): void {
  const { partsOf } = useKinds();
  const { question, bottleWith } = beginning ?? {};
  const feed = records.find(({ id }) => id === bottleWith);
  const open = useEffectEvent(() => {
    if (feed) onAddBottle(feed);
    else if (question) {
      const { text, from } = question;
      const parts = partsOf('question');
      const slot = recordSlot(place, parts);
      const begun = readDraft(slot);
      // What she had begun to ask stays, and this follows it.
      if (begun && text) keepDraft(slot, { ...begun, notes: `${begun.notes}\n\n${text}`.trim() });
      const details = { answered: false, answer: null, from };
      onAsk({ ...recordByHand(parts, place, records), details, notes: text || null } as RecordEnvelope);
    } else return;
    // A reload begins nothing again.
    window.history.replaceState({ ...window.history.state, diaryBeginning: undefined }, '');
  });
  const feedId = feed?.id;
  useEffect(() => {
    if (beginning !== undefined || feedId !== undefined) open();
  }, [beginning, feedId]);
}
