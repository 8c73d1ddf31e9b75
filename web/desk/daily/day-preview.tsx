import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { daysOfLife } from '#shared/baby/age-span.rules.ts';
import { dailyPreviewQuerySchema } from '#shared/daily/daily.schema.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { today } from '#web/features/profile/today.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { daysSentence } from './age-words.ts';
import { useDailyNames } from './daily-names.ts';
import { PreviewedDay } from './previewed-day.tsx';
import { previewQuery } from './staff-queries.ts';

/** What a mother finds on a day, for any birth date. */
export function DayPreview() {
  const t = useTexts();
  const names = useDailyNames();
  const pageLanguage = useLanguage();
  const [asked, setAsked] = useState({ language: pageLanguage, birthDate: '', day: today() as string });
  const read = safeParse(dailyPreviewQuerySchema, asked);
  const wrong = (read.issues ?? []).map((issue) => issue.path?.[0]?.key);
  const date = (field: 'birthDate' | 'day') => ({
    type: 'date',
    value: asked[field],
    // An empty field is not wrong, only not filled yet.
    error: asked[field] && wrong.includes(field) ? t('dailyStaff.problem_not_a_date') : undefined,
    onChange: ({ target }: { target: { value: string } }) => setAsked({ ...asked, [field]: target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[45rem] text-ink-soft">{t('dailyStaff.previewIntro')}</p>
      <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-3">
        <Field label={t('dailyStaff.previewBirth')} {...date('birthDate')} />
        <Field label={t('dailyStaff.previewDay')} {...date('day')} />
        <Select
          label={t('dailyStaff.previewLanguage')}
          options={languages.map((value) => ({ value, label: names.ofLanguage(value) }))}
          value={asked.language}
          onChange={({ target }) =>
            setAsked({ ...asked, language: languages.find((one) => one === target.value) ?? asked.language })
          }
        />
      </div>
      {read.success ? (
        <AskedDay {...read.output} />
      ) : (
        <p className="text-ink-soft">{t('dailyStaff.previewWaiting')}</p>
      )}
    </div>
  );
}

type AskedProps = { language: Language; birthDate: CalendarDate; day: CalendarDate };

function AskedDay(asked: AskedProps) {
  const t = useTexts();
  const preview = useQuery(previewQuery(asked));
  return (
    <>
      <p className="font-bold">{daysSentence(daysOfLife(asked.birthDate, asked.day), t)}</p>
      {preview.isPending && <LoadingList label={t('dailyStaff.opening')} />}
      {preview.isError && !preview.data && (
        <SectionFailed title={t('dailyStaff.previewFailed')} query={preview} />
      )}
      {preview.data && <PreviewedDay day={preview.data} language={asked.language} />}
    </>
  );
}
