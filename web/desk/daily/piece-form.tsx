import { isEvergreen } from '#shared/daily/daily.rules.ts';
import { FormSection } from '#web/desk/forms/form-section.tsx';
import { SaveWaits } from '#web/desk/uploads/save-waits.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { AboutFields } from './about-fields.tsx';
import { AgeField } from './age-field.tsx';
import { ageOfWords } from './age-words.ts';
import type { DailyForm } from './daily-form.ts';
import { ShowingDays } from './showing-days.tsx';
import { useDailyForm } from './use-daily-form.ts';
import { WordsFields } from './words-fields.tsx';

export type PieceFormProps = { staffId: string; onSaved: () => void };
/** An id of null: a new one. */
type Props = PieceFormProps & { id: string | null; start: DailyForm };

/** One piece: when it is true, what it says in both languages, and what goes with it. */
export function PieceForm({ staffId, id, start, onSaved }: Props) {
  const t = useTexts();
  const staffForm = useDailyForm({ staffId, id, start, onSaved });
  const { form, change, changeWords, problemOf } = staffForm;
  const from = ageOfWords(form.from);
  const to = ageOfWords(form.to);
  return (
    <form
      ref={staffForm.element}
      noValidate
      onSubmit={staffForm.submit}
      className="grid max-w-[72rem] grid-cols-1 gap-8"
    >
      {staffForm.isRestored && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-blush px-4 py-2">
          <p className="text-small">{t('dailyStaff.recovered')}</p>
          <Button variant="quiet" onClick={staffForm.discard}>
            {t('dailyStaff.discard')}
          </Button>
        </div>
      )}
      <FormSection as="h3" title={t('dailyStaff.sectionWhen')}>
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <AgeField
            label={t('dailyStaff.fromAge')}
            value={form.from}
            error={problemOf('fromAge')}
            onChange={(words) => change({ from: words })}
          />
          <AgeField
            label={t('dailyStaff.toAge')}
            value={form.to}
            error={problemOf('toAge')}
            onChange={(words) => change({ to: words })}
          />
        </div>
        {from !== undefined && to !== undefined && isEvergreen(from, to) && (
          <p className="text-ink-soft text-small">{t('dailyStaff.anyAge')}</p>
        )}
        <Checkbox
          label={t('dailyStaff.published')}
          checked={form.published}
          onChange={(published) => change({ published })}
        />
      </FormSection>
      <FormSection as="h3" title={t('dailyStaff.sectionWords')}>
        <WordsFields form={form} problemOf={problemOf} onChange={changeWords} />
      </FormSection>
      <FormSection as="h3" title={t('dailyStaff.sectionAbout')}>
        <AboutFields form={form} change={change} problemOf={problemOf} />
      </FormSection>
      <FormSection as="h3" title={t('dailyStaff.showing')}>
        <ShowingDays id={id} form={form} />
      </FormSection>
      <SaveWaits isWaiting={staffForm.isWaiting} />
      <Button type="submit" size="large" wide busy={staffForm.isSaving || staffForm.isWaiting}>
        {t('dailyStaff.save')}
      </Button>
    </form>
  );
}
