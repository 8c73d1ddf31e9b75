import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { SaveArticle } from '../save-article.tsx';
import { ShareArticle } from './share-article.tsx';
import type { TextSize } from './text-size.ts';
import { TextSizeChoice } from './text-size-choice.tsx';

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
