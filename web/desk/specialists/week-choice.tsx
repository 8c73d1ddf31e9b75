import type { AdminSpecialist } from '#shared/specialists/session-admin.schema.ts';
import { houseMonday } from '#shared/specialists/specialists.rules.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { useMinute } from '#web/features/specialists/use-minute.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { setWeek } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

type ChosenWeek = { monday: string | null };

/** Whose week it is: this one or the next. A week that is over is no choice any more. */
export function WeekChoice({ specialist: { id, name, weekOf } }: { specialist: AdminSpecialist }) {
  const t = useTexts();
  const language = useLanguage();
  const monday = houseMonday(new Date(useMinute()));
  const change = useStaffChange(({ monday: asked }: ChosenWeek) => setWeek(id, asked), {
    done: ({ monday: asked }) =>
      t(asked === null ? 'specialistsStaff.notOfWeek' : 'specialistsStaff.ofWeek', { name }),
    failed: t('specialistsStaff.notSaved'),
  });
  const chosen = change.isPending ? change.variables.monday : weekOf;
  const weeks = [
    { value: monday, label: t('specialistsStaff.thisWeek', { day: formatCalendarDay(monday, language) }) },
    {
      value: addDays(monday, 7),
      label: t('specialistsStaff.nextWeek', { day: formatCalendarDay(addDays(monday, 7), language) }),
    },
  ];
  return (
    <Select
      label={t('specialistsStaff.week')}
      options={[{ value: '', label: t('specialistsStaff.noWeek') }, ...weeks]}
      value={weeks.find(({ value }) => value === chosen)?.value ?? ''}
      onChange={({ target }) => change.mutate({ monday: target.value || null })}
    />
  );
}
