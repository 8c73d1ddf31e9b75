import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminQuestion } from '#shared/specialists/session-admin.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { answerQuestion } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = {
  staffId: string;
  question: AdminQuestion;
  onRemove: () => void;
  /** To whom it was put is said where questions of several stand together. */
  isNamed: boolean;
};

/** A question and what became of it. Who asked without a name is nobody here, too. */
export function QuestionRow({ staffId, question, isNamed, onRemove }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const [isAnswering, setAnswering] = useState(false);
  const { author, answered, specialistName, sessionTitle } = question;
  const reopen = useStaffChange(
    (id: string) => answerQuestion(id, { answered: false, text: null, address: null }),
    { done: () => t('specialistsStaff.reopened'), failed: t('specialistsStaff.notSaved') },
  );
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-t pt-3 [overflow-wrap:anywhere]">
      {isNamed && (
        <p className="text-ink-soft text-small">
          {sessionTitle
            ? t('specialists.about', { title: sessionTitle, name: specialistName })
            : t('specialistsStaff.askedOf', { name: specialistName })}
        </p>
      )}
      {question.concern && (
        <p>
          <Badge tone="plum">{t(`moderation.concern_${question.concern}`)}</Badge>
        </p>
      )}
      <p className="whitespace-pre-line">{question.content}</p>
      <p className="text-ink-soft text-small">
        {author.anonymous ? t('specialists.anonymousMother') : (author.name ?? t('specialists.mother'))} ·{' '}
        {formatMoment(question.createdAt, language)} · {t('specialistsStaff.hearts', { n: question.hearts })}
      </p>
      {answered && !isAnswering && (
        <div className="grid gap-1 rounded-control bg-sage-soft px-4 py-2">
          <p>
            <Badge tone="sage">{t('specialists.answered')}</Badge>
          </p>
          {answered.text && <p className="whitespace-pre-line">{answered.text}</p>}
          {answered.address && (
            <a
              href={answered.address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('specialists.seeAnswer')} {t('specialists.opensOutside')}
            </a>
          )}
        </div>
      )}
      {isAnswering ? (
        <AnswerFields staffId={staffId} question={question} onDone={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAnswering(true)}>
            {t(answered ? 'specialistsStaff.changeAnswer' : 'specialistsStaff.markAnswered')}
          </Button>
          {answered && (
            <Button variant="quiet" busy={reopen.isPending} onClick={() => reopen.mutate(question.id)}>
              {t('specialistsStaff.reopen')}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden />}
            aria-label={t('specialistsStaff.removeQuestionOf', { text: question.content })}
            onClick={onRemove}
          >
            {t('specialistsStaff.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
