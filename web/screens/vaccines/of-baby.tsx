import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { DoseOfBaby } from '#shared/vaccines/vaccine.rules.ts';
import { ByDay } from '#web/features/diary/by-day.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { doseName } from '#web/features/diary/kinds/vaccine/dose-words.ts';
import { takeDose, withDose } from '#web/features/diary/kinds/vaccine/take-dose.ts';
import { useVaccines } from '#web/features/diary/kinds/vaccine/use-vaccines.ts';
import { vaccineParts } from '#web/features/diary/kinds/vaccine/vaccine-parts.tsx';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { DoseSheet } from '#web/features/vaccines/dose-sheet.tsx';
import { DosesToCalendar } from '#web/features/vaccines/doses-to-calendar.tsx';
import { OpenDoses } from '#web/features/vaccines/open-doses.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = {
  place: DiaryPlace;
  schedule: VaccineSchedule;
  birthDate: CalendarDate;
  isEarlyOrAtRisk: boolean;
  mayRecord: boolean;
};

/** The calendar of a baby who is here: what is open, by when, and what was recorded. */
export function OfBaby({ place, schedule, mayRecord, ...baby }: Props) {
  const t = useTexts();
  const { today } = useLocalTime();
  const vaccines = useVaccines(place, { schedule, ...baby, today });
  const [opened, setOpened] = useState<DoseOfBaby>();
  const [edited, setEdited] = useState<Edited>();
  const acts = useActs({ place, schedule, records: vaccines.records });
  const { remove } = useEditing(place);
  const edit = (record: SeenRecord) => setEdited({ record, before: record });
  const { doses, done, skipped, others } = vaccines;
  if (vaccines.isWaiting && !vaccines.hasFailed) return <Skeleton className="h-40 rounded-card" />;
  // What was given is not known: the calendar would ask for it again.
  if (vaccines.hasFailed && vaccines.records.length === 0)
    return (
      <LoadFailed title={t('vaccines.loadFailed')} text={t('vaccines.loadFailedText')} query={vaccines} />
    );
  return (
    <>
      {vaccines.hasFailed && <OnlyHere query={vaccines} />}
      {doses.every(({ state }) => state === 'done' || state === 'skipped') && <p>{t('vaccines.allDone')}</p>}
      <OpenDoses schedule={schedule} doses={doses} onOpen={mayRecord ? setOpened : undefined} />
      {mayRecord && (
        <Button
          variant="secondary"
          size="large"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => setEdited({ record: acts.fresh(), before: null })}
        >
          {t('vaccines.addOther')}
        </Button>
      )}
      {place.babyId && (
        <DosesToCalendar schedule={schedule} doses={doses} babyId={place.babyId} today={today} />
      )}
      {Object.entries({ done, skipped, others }).map(
        ([name, records]) =>
          records.length > 0 && (
            <Section key={name} title={t(`vaccines.group_${name as 'done' | 'skipped' | 'others'}`)}>
              <ByDay
                records={records}
                level="h3"
                idOf={(day) => `${name}-${day}`}
                {...(mayRecord && { onEdit: edit, onRemove: remove })}
              />
            </Section>
          ),
      )}
      <DoseSheet
        schedule={schedule}
        dose={opened}
        onClose={() => setOpened(undefined)}
        onToday={() => {
          if (opened) void acts.takeToday(opened);
          setOpened(undefined);
        }}
        onForm={(state) => {
          if (opened) setEdited({ record: acts.fresh({ ...opened.dose, state }), before: null });
          setOpened(undefined);
        }}
      />
      <RecordEditor place={place} edited={edited} onEdit={setEdited} records={vaccines.records} />
    </>
  );
}

type Acting = Pick<Props, 'place' | 'schedule'> & { records: readonly SeenRecord[] };

function useActs({ place, schedule, records }: Acting) {
  const t = useTexts();
  const language = useLanguage();
  const fresh = (named: Parameters<typeof withDose>[1] = { vaccine: '', dose: '' }) =>
    withDose(recordByHand(vaccineParts, place, records), named);
  return {
    fresh,
    takeToday: ({ dose }: DoseOfBaby) =>
      takeDose(place, fresh(dose), {
        taken: t('vaccines.taken', { vaccine: doseName(schedule, dose, { t, language }) }),
        undo: t('vaccines.undo'),
      }),
  };
}

function OnlyHere({ query }: { query: { refetch: () => unknown } }) {
  const t = useTexts();
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft text-small">{t('vaccines.onlyHere')}</p>
      <TryAgain query={query} />
    </div>
  );
}
