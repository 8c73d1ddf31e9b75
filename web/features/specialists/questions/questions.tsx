import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { joinTexts } from '#web/platform/device/kept-draft.ts';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Owner, questionsKey } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { fetchQuestions } from '../specialists.api.ts';
import { useSpecialistWrites } from '../specialists.outbox.ts';
import { QuestionFields, useQuestionBox } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { type SeenQuestion, seeQuestions } from './seen-questions.ts';
import { useRemoveQuestion } from './use-remove-question.ts';

const headingId = 'questions';

/** What mothers want to know of a session: asked before it and while it lasts, read for ever. */
export function Questions({ session, owner }: { session: SeenSession; owner: Owner }) {
  const t = useTexts();
  const place = { sessionId: session.id, specialistId: session.specialist.id };
  const { query, questions } = useQuestions(owner, session.id);
  const box = useQuestionBox(owner, place);
  const remove = useRemoveQuestion(place);
  const isOpen = session.isScheduled || session.isLive;

  const field = useRef<HTMLTextAreaElement>(null);
  useFocusKept(questions.length, headingId);

  /** Behind what the box already holds: neither text is lost, and neither loses its anonymity by the other. */
  function mend({ content, author, write }: SeenQuestion): void {
    const wasAnonymous = box.draft.content.trim() !== '' && box.draft.isAnonymous;
    box.change({
      content: joinTexts(box.draft.content, content),
      isAnonymous: author.anonymous || wasAnonymous,
    });
    if (write) void appOutbox.discard(write.id);
    document.getElementById(headingId)?.scrollIntoView();
    field.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={headingId} className="font-bold text-heading">
          {t('specialists.questions')}
        </h2>
        <p className="text-ink-soft">
          {t(isOpen ? 'specialists.questionsText' : 'specialists.questionsClosed')}
        </p>
      </div>
      {isOpen && <QuestionFields owner={owner} {...place} box={box} field={field} />}
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && !query.data && <LineFailed text={t('specialists.questionsFailed')} query={query} />}
      {query.data && questions.length === 0 && isOpen && (
        <p className="text-ink-soft">{t('specialists.noQuestions')}</p>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionItem
              question={question}
              owner={owner}
              onRemove={() => void remove(question)}
              onMend={isOpen ? () => mend(question) : undefined}
            />
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

/** What was asked for a session, newest first. */
function useQuestions(owner: Owner, sessionId: string) {
  const { writes } = useSpecialistWrites();
  const query = useInfiniteQuery({
    queryKey: questionsKey(owner, sessionId),
    queryFn: ({ pageParam, signal }) => fetchQuestions(sessionId, pageParam, signal),
    ...byCursor,
    ...keptForANight,
  });
  const known = query.data?.pages.flatMap(({ questions }) => questions) ?? [];
  return { query, questions: seeQuestions(known, writes, sessionId) };
}
