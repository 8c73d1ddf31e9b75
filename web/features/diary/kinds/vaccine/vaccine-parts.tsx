import { Syringe } from 'lucide-react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { onDay } from '../draft-moments.ts';
import { shownKind } from '../kind-parts.ts';
import { doseName } from './dose-words.ts';
import { useSchedule } from './use-schedule.ts';
import { isVaccineDraft, type VaccineDraft, VaccineFields } from './vaccine-fields.tsx';
import { vaccineWords } from './vaccine-words.ts';

export const vaccineParts = shownKind<'vaccine', VaccineDraft>({
  name: 'vaccine',
  words: vaccineWords,
  Icon: Syringe,
  Row: VaccineLine,
  Fields: VaccineFields,
  toDraft: ({ details: { place, batch, ...details } }) => ({
    ...details,
    isOther: false,
    place: place ?? '',
    batch: batch ?? '',
  }),
  looksRight: isVaccineDraft,
  fromDraft: ({ vaccine, dose, state, place, batch }) => ({
    durationSeconds: null,
    details: {
      vaccine: vaccine.trim(),
      dose: dose.trim(),
      state,
      place: (state === 'done' && place.trim()) || null,
      batch: (state === 'done' && batch.trim()) || null,
    },
  }),
  byHand({ now, zone, last }) {
    const today = dayIn(zone, now);
    // Several are given on one visit, and each has a batch of its own.
    const place = last?.day === today ? last.details.place : null;
    return { ...onDay(today), details: { vaccine: '', dose: '', state: 'done', place, batch: null } };
  },
});

function VaccineLine({ record: { details } }: { record: RecordEnvelope<'vaccine'> }) {
  const t = useTexts();
  const language = useLanguage();
  const schedule = useSchedule();
  const { place, batch, state } = details;
  const more = [
    state === 'skipped' && t('vaccine.state_skipped'),
    place,
    batch && t('vaccine.batchIs', { batch }),
  ].filter(Boolean);
  return (
    <>
      <span className="min-w-0 font-bold [overflow-wrap:anywhere]">
        {doseName(schedule, details, { t, language })}
      </span>
      {more.length > 0 && (
        <span className="min-w-0 text-ink-soft text-small [overflow-wrap:anywhere]">{more.join(' · ')}</span>
      )}
    </>
  );
}
