import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { discardWrite } from '../specialist-writes.ts';
import { QuestionFields, useQuestionBox } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';
import type { SeenQuestion } from './seen-questions.ts';
import { useQuestions } from './use-questions.ts';
import { useRemoveQuestion } from './use-remove-question.ts';

/** What mothers want to know of a session: asked before it and while it lasts, read for ever. */
export function Questions({ session, owner }: { session: SeenSession; owner: Owner }) {
  const t = useTexts();
  const place = { sessionId: session.id, specialistId: session.specialist.id };
  const { query, questions } = useQuestions(owner, session.id);
  const box = useQuestionBox(owner, place);
  const remove = useRemoveQuestion(place);
  const isOpen = session.isScheduled || session.isLive;

  async function mend({ content, author, write }: SeenQuestion): Promise<void> {
    if (write) await discardWrite(write.id);
    box.change({ content, isAnonymous: author.anonymous });
    document.getElementById('questions')?.scrollIntoView();
  }

  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="questions" className="font-bold text-heading">
          {t('specialists.questions')}
        </h2>
        <p className="text-ink-soft">
          {t(isOpen ? 'specialists.questionsText' : 'specialists.questionsClosed')}
        </p>
      </div>
      {isOpen && <QuestionFields owner={owner} {...place} box={box} />}
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && !query.data && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{t('specialists.questionsFailed')}</p>
          <Button variant="secondary" busy={query.isFetching} onClick={() => query.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      )}
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
              onMend={() => void mend(question)}
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
