import type { ReactNode } from 'react';
import { SaveWaits } from '#web/desk/uploads/save-waits.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionCard } from '#web/ui/question-card.tsx';
import type { useStaffForm } from './use-staff-form.ts';

type Props = {
  form: Pick<
    ReturnType<typeof useStaffForm>,
    | 'element'
    | 'submit'
    | 'isSaving'
    | 'isWaiting'
    | 'isRestored'
    | 'isStale'
    | 'discard'
    | 'doubt'
    | 'saveNow'
    | 'dismissDoubt'
  >;
  save: string;
  children: ReactNode;
};

/** A form's fields, the way to send them, and the note that they were typed earlier. */
export function FormFrame({ form, save, children }: Props) {
  const t = useTexts();
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      {(form.isRestored || form.isStale) && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-blush px-4 py-2">
          <p className="text-small">
            {t(form.isStale ? 'specialistsStaff.conflict_changed_meanwhile' : 'specialistsStaff.restored')}
          </p>
          <Button variant="quiet" onClick={form.discard}>
            {t(form.isStale ? 'specialistsStaff.seeCurrent' : 'specialistsStaff.discard')}
          </Button>
        </div>
      )}
      {children}
      <SaveWaits isWaiting={form.isWaiting} />
      {form.doubt ? (
        <QuestionCard
          question={form.doubt}
          yes={t('specialistsStaff.saveAnyway')}
          no={t('specialistsStaff.changeFirst')}
          onYes={form.saveNow}
          onNo={form.dismissDoubt}
        />
      ) : (
        <Button type="submit" size="large" wide busy={form.isSaving || form.isWaiting}>
          {save}
        </Button>
      )}
    </form>
  );
}
