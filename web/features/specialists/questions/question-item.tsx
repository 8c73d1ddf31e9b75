import { CircleCheck, ExternalLink, Heart, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { WrittenMark } from '#web/parts/waiting-mark.tsx';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { Owner } from '../query-keys.ts';
import { setQuestionHeart } from '../specialists.outbox.ts';
import { useInvite } from '../use-invite.ts';
import { useMarkWords } from '../use-mark-words.ts';
import { RefusedQuestion } from './refused-question.tsx';
import type { SeenQuestion } from './seen-questions.ts';

type Props = {
  question: SeenQuestion;
  owner: Owner;
  onRemove: () => void;
  /** Its text goes back into the box; undefined where there is none any more. */
  onMend: (() => void) | undefined;
};

export function QuestionItem({ question, owner, onRemove, onMend }: Props) {
  const t = useTexts();
  const markWords = useMarkWords();
  const language = useLanguage();
  const invite = useInvite();
  const headingId = useId();
  const { author, mine, hearts, userHearted, kept } = question;
  const name = author.anonymous ? t('specialists.anonymousMother') : (author.name ?? t('specialists.mother'));
  return (
    <article aria-labelledby={headingId} className="grid grid-cols-1 gap-2 py-3">
      <header className="flex flex-wrap items-center gap-x-2">
        <h3 id={headingId} className="font-bold [overflow-wrap:anywhere]">
          {name}
          {mine && <span className="font-normal text-ink-soft"> · {t('specialists.you')}</span>}
        </h3>
        <time dateTime={question.createdAt} className="text-ink-soft text-small">
          {formatMoment(question.createdAt, language)}
        </time>
        {kept !== 'synced' && <WrittenMark kept={kept} words={markWords} />}
        {question.coming && <Badge tone="quiet">{t('specialists.coming')}</Badge>}
        {question.answered && (
          <Badge tone="sage">
            <CircleCheck size={14} aria-hidden />
            {t('specialists.answered')}
          </Badge>
        )}
      </header>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{question.content}</p>
      {question.coming && <p className="text-ink-soft text-small">{t('specialists.comingText')}</p>}
      <Answer answered={question.answered} />
      {kept === 'refused' && question.write ? (
        <RefusedQuestion write={question.write} onMend={onMend} />
      ) : (
        <footer className="-ml-2 flex items-center gap-1">
          <button
            type="button"
            // Her own asks already: the heart is for what others asked.
            disabled={mine}
            aria-pressed={userHearted}
            aria-label={t('specialists.heart', { n: hearts })}
            onClick={() => (owner ? void setQuestionHeart(question.id, !userHearted) : invite())}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small transition-transform enabled:hover:bg-blush enabled:active:scale-95"
          >
            <ToggleIcon icon={Heart} isOn={userHearted} size={20} />
            <span className="tabular-nums">{hearts}</span>
          </button>
          {mine && (
            <IconButton label={t('specialists.remove')} onClick={onRemove}>
              <Trash2 size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </footer>
      )}
    </article>
  );
}

function Answer({ answered }: { answered: SeenQuestion['answered'] }) {
  const t = useTexts();
  if (!answered?.text && !answered?.address) return null;
  return (
    <div className="grid justify-items-start rounded-control bg-sage-soft p-3">
      {answered.text && (
        <p className="whitespace-pre-line text-sage-ink [overflow-wrap:anywhere]">{answered.text}</p>
      )}
      {answered.address && (
        <a
          href={answered.address}
          target="_blank"
          rel="noreferrer noopener"
          className={`-ml-4 ${buttonClass({ variant: 'quiet' })}`}
        >
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
          {t('specialists.seeAnswer')}
          <span className="sr-only">{t('specialists.opensOutside')}</span>
        </a>
      )}
    </div>
  );
}
