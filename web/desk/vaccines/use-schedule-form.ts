import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { schedulePutSchema } from '#shared/vaccines/schedule-desk.schema.ts';
import { problemReader } from '#web/desk/forms/problems.ts';
import { useKeptForm } from '#web/desk/forms/use-kept-form.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { putSchedule } from './vaccine-desk.api.ts';

const known = [
  'needed',
  'too_long',
  'not_a_date',
  'source_needed',
  'key_twice',
  'dose_twice',
  'unknown_vaccine',
  'invalid',
] as const;
const { problemsIn, problemsOfRefusal } = problemReader(known, (path) => path);

export type ScheduleForm = { validFrom: string; schedule: VaccineSchedule };

/** What was kept of another version would undo what was saved since. */
const keptForm = v.looseObject({
  validFrom: v.string(),
  schedule: v.looseObject({
    version: v.number(),
    doses: v.array(v.unknown()),
    vaccines: v.array(v.unknown()),
  }),
});

type Options = { staffId: string; schedule: VaccineSchedule; today: CalendarDate };

export function useScheduleForm({ staffId, schedule, today }: Options) {
  const t = useTexts();
  const client = useQueryClient();
  const tellError = useErrorToast();
  const putOf = ({ validFrom, schedule: edited }: ScheduleForm) => ({
    basedOn: schedule.version,
    validFrom: validFrom as CalendarDate,
    schedule: edited,
  });
  const kept = useKeptForm<ScheduleForm, (typeof known)[number]>({
    staffId,
    place: 'vaccines',
    start: { validFrom: today, schedule },
    restore: (former) =>
      v.is(keptForm, former) && former.schedule.version === schedule.version
        ? (former as ScheduleForm)
        : undefined,
    problemsIn: (form) => problemsIn(schedulePutSchema, putOf(form)),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: putSchedule,
    onSuccess: (answer) => {
      kept.drop();
      client.setQueryData(['admin-vaccines'], answer);
      void client.invalidateQueries({ queryKey: ['vaccine-schedule'] });
      toast({ title: t('vaccinesStaff.saved') });
    },
    onError: (error) => {
      kept.tellProblems(problemsOfRefusal(error));
      tellError(t('vaccinesStaff.notSaved'), error);
    },
  });
  return {
    ...kept,
    problemOf(path: string): string | undefined {
      const problem = kept.problems[path];
      return problem && t(`vaccinesStaff.problem_${problem}`);
    },
    hasProblemIn: (path: string) => Object.keys(kept.problems).some((one) => one.startsWith(`${path}.`)),
    set(change: Partial<ScheduleForm>): void {
      // Rows move as they are added and removed: what was wrong is looked for again when it is saved.
      kept.put({ ...kept.latest(), ...change }, Object.keys(kept.problems));
    },
    save: () => kept.whenRight((form) => mutate(putOf(form))),
    isSaving: isPending,
  };
}
