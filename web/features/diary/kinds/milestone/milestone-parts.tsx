import { Flag } from 'lucide-react';
import * as v from 'valibot';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { milestoneName } from '#shared/milestones/milestone.rules.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { Photo } from '#web/features/photos/photo.tsx';
import { PhotoField } from '#web/features/photos/photo-field.tsx';
import { sendAlong } from '#web/features/photos/waiting-photos.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { ageAt } from '../../age-at.ts';
import { onDay } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MilestoneField } from './milestone-field.tsx';
import { milestoneWords } from './milestone-words.ts';

const draft = v.strictObject({ milestone: v.string(), photo: v.nullable(v.string()) });
type MilestoneDraft = v.InferOutput<typeof draft>;

export const milestoneParts = shownKind<'milestone', MilestoneDraft>({
  name: 'milestone',
  words: milestoneWords,
  Icon: Flag,
  Row: MilestoneLine,
  Fields: MilestoneFields,
  toDraft: ({ details }) => details,
  looksRight: (own): own is MilestoneDraft => v.is(draft, own),
  fromDraft: ({ milestone, photo }) => ({
    durationSeconds: null,
    details: { milestone: milestone.trim().replace(/\s+/g, ' '), photo },
  }),
  onSaved: ({ details: { photo } }) => {
    if (photo) sendAlong(photo);
  },
  byHand: ({ now, zone }) => ({ ...onDay(dayIn(zone, now)), details: { milestone: '', photo: null } }),
});

function MilestoneLine({ record: { details } }: { record: RecordEnvelope<'milestone'> }) {
  const language = useLanguage();
  const name = milestoneName(details.milestone, language);
  return (
    <>
      <span className="min-w-0 font-bold [overflow-wrap:anywhere]">{name}</span>
      {details.photo && <Photo id={details.photo} alt={name} />}
    </>
  );
}

function MilestoneFields({ place, own, set, made, errorAt }: FieldsProps<'milestone', MilestoneDraft>) {
  const language = useLanguage();
  return (
    <>
      <MilestoneField
        value={own.milestone}
        guidanceMonths={ageAt(place, made)?.guidanceMonths ?? null}
        error={errorAt('milestone')}
        onChange={(milestone) => set({ milestone })}
      />
      <PhotoField
        place={place}
        recordId={made.id}
        photo={own.photo}
        alt={milestoneName(own.milestone, language)}
        onChange={(photo) => set({ photo })}
      />
    </>
  );
}
