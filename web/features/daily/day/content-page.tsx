import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { DailyCategory } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { ContentFacts } from '../content-facts.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { longDay } from '../day-words.ts';
import type { Owner } from '../query-keys.ts';
import { useSeenContent } from '../use-content.ts';
import { ContentAction } from './content-action.tsx';
import { ContentText } from './content-text.tsx';
import { DayFrame } from './day-frame.tsx';
import { MarkButtons } from './mark-buttons.tsx';

/** Where mothers talk about what a day's category is about. */
const talkOf: Record<DailyCategory, CommunityCategory> = {
  'Amamentação e alimentação': 'Amamentação e Colo',
  'Puerpério emocional': 'Mãe Completa',
  'Desenvolvimento do bebê': 'No Seu Tempo',
  'Sono e rotina': 'Sono do Bebê',
  'Sono do Bebê': 'Sono do Bebê',
  'Trabalho e maternidade': 'Mãe Completa',
  'Autocuidado e identidade': 'Mãe Completa',
  'Relações e rede de apoio': 'Mãe Completa',
  'Parto e gestação': 'Mãe Completa',
};

/** What she would say about a piece to the others, and where. */
export type Comment = { category: CommunityCategory; text: string };

type Props = {
  content: DailyContentAnswer;
  owner: Owner;
  /** None when it came by a link and belongs to no day of hers. */
  day?: CalendarDate | undefined;
  onBack: () => void;
  onComment: (comment: Comment) => void;
};

/** 'Conteúdo do Dia': everything that a piece has to say, and what can be done with it. */
export function ContentPage({ content: told, owner, day, onBack, onComment }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const content = useSeenContent(told);
  return (
    <DayFrame title={content.title} onBack={onBack}>
      <div className="-mt-4 grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-3">
          {day && (
            <p className="text-ink-soft text-small first-letter:uppercase">
              <time dateTime={day}>{longDay(day, language)}</time>
            </p>
          )}
          <ContentPicture content={content} className="h-28 rounded-card wide:h-56" />
          <div className="flex flex-wrap items-center gap-2">
            <ContentFacts content={content} />
            <CategoryBadge category={content.category} />
          </div>
          <p>{content.description}</p>
        </div>
        <ContentAction key={content.id} content={content} owner={owner} />
        <MarkButtons
          content={content}
          owner={owner}
          onComment={() =>
            onComment({
              category: talkOf[content.category],
              text: t('daily.commentDraft', { title: content.title }),
            })
          }
        />
        <ContentText content={content} />
      </div>
    </DayFrame>
  );
}
