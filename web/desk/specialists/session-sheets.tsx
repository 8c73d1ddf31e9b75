import type { AdminSession, AdminSpecialist } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { QuestionList } from './question-list.tsx';
import { SessionFields, type SessionPart } from './session-fields.tsx';

/** What is open over the list; a session of null is a new one, or questions of all. */
export type OpenSheet =
  | { kind: 'form'; session: AdminSession | null; part: SessionPart }
  | { kind: 'questions'; session: AdminSession | null }
  | { kind: 'cancel'; session: AdminSession };

type Props = {
  staffId: string;
  sheet: OpenSheet | undefined;
  specialists: readonly AdminSpecialist[];
  onClose: () => void;
};

const titles = {
  all: 'specialistsStaff.editSession',
  place: 'specialistsStaff.addressFirst',
  replay: 'specialistsStaff.addReplay',
} as const;

export function SessionSheets({ staffId, sheet, specialists, onClose }: Props) {
  const t = useTexts();

  function formTitle(): string {
    if (sheet?.kind !== 'form' || !sheet.session) return t('specialistsStaff.newSession');
    return t(titles[sheet.part]);
  }

  return (
    <>
      <Sheet
        open={sheet?.kind === 'form'}
        onClose={onClose}
        title={formTitle()}
        closeLabel={t('shell.close')}
      >
        {sheet?.kind === 'form' && (
          <SessionFields
            key={sheet.session?.id}
            staffId={staffId}
            session={sheet.session}
            specialists={specialists}
            part={sheet.part}
            onSaved={onClose}
          />
        )}
      </Sheet>
      <Sheet
        open={sheet?.kind === 'questions'}
        onClose={onClose}
        title={
          sheet?.session
            ? t('specialistsStaff.questionsOf', { title: sheet.session.title })
            : t('specialistsStaff.allQuestions')
        }
        closeLabel={t('shell.close')}
      >
        {sheet?.kind === 'questions' && (
          <QuestionList staffId={staffId} sessionId={sheet.session?.id ?? null} />
        )}
      </Sheet>
      <CancelDialog session={sheet?.kind === 'cancel' ? sheet.session : undefined} onClose={onClose} />
    </>
  );
}
