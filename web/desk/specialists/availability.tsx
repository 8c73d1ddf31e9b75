import { useState } from 'react';
import type { AdminSpecialist } from '#shared/specialists/session-admin.schema.ts';
import { useMinute } from '#web/features/specialists/use-minute.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { setAvailability } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

const choices = [15, 30, 60, 120, 240, 480];

type AvailableFor = { minutes: number | null };

/** Whether she can be called now: it ends by itself, so that nobody is promised who went home. */
export function Availability({ specialist: { id, name, availableUntil } }: { specialist: AdminSpecialist }) {
  const t = useTexts();
  const language = useLanguage();
  const now = useMinute();
  const [minutes, setMinutes] = useState(60);
  const change = useStaffChange(({ minutes: asked }: AvailableFor) => setAvailability(id, asked), {
    done: ({ minutes: asked }) =>
      t(asked === null ? 'specialistsStaff.unavailable' : 'specialistsStaff.available', { name }),
    failed: t('specialistsStaff.notSaved'),
  });

  if (availableUntil && Date.parse(availableUntil) > now)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-sage-ink">
          {t('specialistsStaff.availableUntil', {
            time: timeOfDay(availableUntil, language),
          })}
        </p>
        <Button
          variant="secondary"
          busy={change.isPending}
          aria-label={t('specialistsStaff.endAvailabilityOf', { name })}
          onClick={() => change.mutate({ minutes: null })}
        >
          {t('specialistsStaff.endAvailability')}
        </Button>
      </div>
    );
  return (
    <div className="flex items-end gap-2">
      <Select
        className="min-w-0 flex-1"
        label={t('specialistsStaff.availableFor')}
        options={choices.map((n) => ({
          value: String(n),
          label: n < 60 ? t('specialists.minutes', { n }) : t('specialistsStaff.hours', { n: n / 60 }),
        }))}
        value={String(minutes)}
        onChange={({ target }) => setMinutes(Number(target.value))}
      />
      <Button
        variant="secondary"
        className="min-h-12"
        busy={change.isPending}
        aria-label={t('specialistsStaff.makeAvailableOf', { name })}
        onClick={() => change.mutate({ minutes })}
      >
        {t('specialistsStaff.makeAvailable')}
      </Button>
    </div>
  );
}
