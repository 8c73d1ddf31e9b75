import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionPath } from '#shared/navigation/paths.ts';
import type { MyQuestionAnswer } from '#shared/specialists/specialists.schema.ts';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { myQuestionsKey } from '../query-keys.ts';
import { fetchMyQuestions } from '../specialists.api.ts';
import { type NewQuestion, useSpecialistWrites } from '../specialists.outbox.ts';
import { QuestionItem } from './question-item.tsx';
import { type SeenQuestion, seeQuestions } from './seen-questions.ts';
import { useRemoveQuestion } from './use-remove-question.ts';

/** All that she asked, with the answers: one that was put to a specialist alone stands nowhere else. */
export function MyQuestions({ owner }: { owner: string }) {
  const t = useTexts();
  const { writes } = useSpecialistWrites();
  const query = useInfiniteQuery({
    queryKey: myQuestionsKey(owner),
    queryFn: ({ pageParam, signal }) => fetchMyQuestions(pageParam, signal),
    ...byCursor,
    ...keptForANight,
  });
  const known = query.data?.pages.flatMap(({ questions }) => questions) ?? [];
  const about = new Map(known.map((question) => [question.id, question]));
  const questions = seeQuestions(known, writes);
  return (
    <section aria-labelledby="my-questions" className="grid grid-cols-1 gap-2">
      <div>
        <h2 id="my-questions" className="font-bold text-heading">
          {t('specialists.myQuestions')}
        </h2>
        <p className="text-ink-soft">
          {t(
            query.data && questions.length === 0
              ? 'specialists.noMyQuestions'
              : 'specialists.myQuestionsText',
          )}
        </p>
      </div>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && !query.data && <LineFailed text={t('specialists.questionsFailed')} query={query} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id}>
            <MyQuestion question={question} about={about.get(question.id)} owner={owner} />
          </li>
        ))}
      </ul>
      <LoadMore
        list={query}
        label={t('specialists.moreQuestions')}
        failed={t('specialists.questionsFailed')}
      />
    </section>
  );
}

type Props = {
  question: SeenQuestion;
  /** What the server told of it; not yet of one that waits on the phone. */
  about: MyQuestionAnswer | undefined;
  owner: string;
};

function MyQuestion({ question, about, owner }: Props) {
  const t = useTexts();
  const put = about ?? (question.write?.body as NewQuestion | undefined);
  const remove = useRemoveQuestion({
    sessionId: put?.sessionId ?? null,
    specialistId: put?.specialistId ?? '',
  });
  return (
    <>
      {about && (
        <p className="pt-3 text-small">
          {about.sessionId && about.sessionTitle ? (
            <Link
              to={sessionPath(about.sessionId)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('specialists.about', { title: about.sessionTitle, name: about.specialistName })}
            </Link>
          ) : (
            <span className="text-ink-soft">{t('specialists.askedOf', { name: about.specialistName })}</span>
          )}
        </p>
      )}
      <QuestionItem
        question={question}
        owner={owner}
        onRemove={() => void remove(question)}
        onMend={undefined}
      />
    </>
  );
}
