import type { PictureAnswer } from '#shared/library/library.schema.ts';
import { classNames } from '#web/ui/class-names.ts';
import { topicOf } from './topics.ts';

type Props = {
  picture: PictureAnswer | null;
  /** Whose colour keeps the place, before the picture has come and where there is none. */
  category: string;
  /** How wide it stands, as the attribute `sizes` says it: `(width >= 48rem) 30rem, 100vw`. */
  sizes: string;
  /** On screen as soon as the page is: fetched at once, the others when she comes near. */
  eager?: boolean | undefined;
  /** Beside a title that already says what it is, it is not read aloud. */
  decorative?: boolean | undefined;
  /** Its shape and size on the page. */
  className?: string | undefined;
};

/** An article's picture in the size and format this screen needs. The night dims it, as every picture. */
export function ArticlePicture({ picture, category, sizes, eager, decorative, className }: Props) {
  const { ground, Picture } = topicOf(category);
  if (!picture) {
    return (
      <div className={classNames('grid place-items-center overflow-hidden', ground, className)}>
        <Picture className="h-4/5 max-h-40 w-4/5" />
      </div>
    );
  }
  return (
    <picture className={classNames('block overflow-hidden', ground, className)}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        className="size-full object-cover"
      />
    </picture>
  );
}
