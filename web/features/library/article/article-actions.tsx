import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { SaveArticle } from '../save-article.tsx';
import { ShareArticle } from './share-article.tsx';
import { type TextSize, textSizes } from './text-size.ts';

type Props = {
  card: ArticleCardAnswer;
  viewerId: string | null;
  isPreview: boolean;
  size: TextSize;
  onSize: (size: TextSize) => void;
};

const outlined = 'border border-control-line';

/** One row on the smallest phone: the text itself must be in sight. */
export function ArticleActions({ card, viewerId, isPreview, size, onSize }: Props) {
  return (
    <div className="flex items-center gap-2">
      <div inert={isPreview} className="contents">
        <SaveArticle article={card} viewerId={viewerId} className={outlined} />
        <ShareArticle card={card} className={outlined} />
      </div>
      <div className="ml-auto wide:ml-0">
        <TextSizeChoice size={size} onChoose={onSize} />
      </div>
    </div>
  );
}

const names = {
  regular: 'article.textRegular',
  large: 'article.textLarge',
  larger: 'article.textLarger',
} as const satisfies Record<TextSize, AppTextKey>;

const letters: Record<TextSize, string> = {
  regular: 'text-body',
  large: 'text-heading',
  larger: 'text-title',
};

function TextSizeChoice({ size, onChoose }: { size: TextSize; onChoose: (size: TextSize) => void }) {
  const t = useTexts();
  return (
    <fieldset
      aria-label={t('article.textSize')}
      className="flex min-w-0 rounded-full border border-control-line"
    >
      {textSizes.map((option) => (
        <button
          key={option}
          type="button"
          aria-label={t(names[option])}
          aria-pressed={option === size}
          onClick={() => onChoose(option)}
          className={`grid size-11 place-items-center rounded-full leading-none text-ink-soft aria-pressed:bg-blush aria-pressed:font-bold aria-pressed:text-ink ${letters[option]}`}
        >
          <span aria-hidden>A</span>
        </button>
      ))}
    </fieldset>
  );
}
