import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { DailyCategory } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { CategoryBadge } from '#web/features/daily/category-badge.tsx';
import { ContentFacts } from '#web/features/daily/content-facts.tsx';
import { ContentPicture } from '#web/features/daily/content-picture.tsx';
import { ContentAction } from '#web/features/daily/day/content-action.tsx';
import { ContentText } from '#web/features/daily/day/content-text.tsx';
import { MarkButtons } from '#web/features/daily/day/mark-buttons.tsx';
import { longDay } from '#web/features/daily/day-words.ts';
import type { Owner } from '#web/features/daily/query-keys.ts';
import { useSeenContent } from '#web/features/daily/use-content.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { DayFrame } from './day-frame.tsx';

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

type Props = {
  content: DailyContentAnswer;
  owner: Owner;
  /** None when it came by a link and belongs to no day of hers. */
  day?: CalendarDate | undefined;
  onBack: () => void;
};

/** 'Conteúdo do Dia': everything that a piece has to say, and what can be done with it. */
export function ContentPage({ content: told, owner, day, onBack }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const content = useSeenContent(told);
  const openComposer = useOpenComposer();
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
            openComposer({
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
