import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { QuestionRow } from './question-row.tsx';
import { removeQuestion, restoreQuestion } from './specialists-staff.api.ts';
import { questionsQuery } from './staff-lists.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = {
  staffId: string;
  /** Null: of all sessions, and those that were put to a specialist alone. */
  sessionId: string | null;
};

export function QuestionList({ staffId, sessionId }: Props) {
  const t = useTexts();
  const list = useInfiniteQuery(questionsQuery(sessionId));
  const restore = useStaffChange(restoreQuestion, { failed: t('specialistsStaff.restoreFailed') });
  const remove = useStaffChange(removeQuestion, {
    done: () => t('specialistsStaff.questionRemoved'),
    undo: (id) => restore.mutate(id),
    failed: t('specialistsStaff.removeFailed'),
  });
  if (list.isPending) return <LoadingList />;
  if (!list.data)
    return <LoadFailed picture={null} title={t('specialistsStaff.questionsFailed')} query={list} />;
  const questions = list.data.pages.flatMap((page) => page.questions);
  if (questions.length === 0)
    return (
      <EmptyState title={t('specialistsStaff.noQuestions')} text={t('specialistsStaff.noQuestionsText')} />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft text-small">{t('specialistsStaff.questionsIntro')}</p>
      <ul aria-label={t('specialistsStaff.questions')} className="grid grid-cols-1 gap-4">
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            staffId={staffId}
            question={question}
            isNamed={sessionId === null}
            onRemove={() => remove.mutate(question.id)}
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
    </div>
  );
}
