import type { PictureAnswer, SpecialistAnswer } from '#shared/specialists/specialists.schema.ts';

type Props = {
  specialist: Pick<SpecialistAnswer, 'name' | 'photo'>;
  size?: 'regular' | 'large' | undefined;
};

const sizes = { regular: 'size-11 text-body', large: 'size-18 text-heading' };

/** Her photo, or her initials. Her name always stands beside it, so neither is read aloud. */
export function SpecialistFace({ specialist: { name, photo }, size = 'regular' }: Props) {
  if (photo)
    return (
      <img
        src={photo.url}
        srcSet={widthsOf(photo)}
        sizes="4.5rem"
        width={photo.width}
        height={photo.height}
        alt=""
        loading="lazy"
        decoding="async"
        className={`shrink-0 rounded-full object-cover ${sizes[size]}`}
      />
    );
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-sage-soft font-bold text-sage-ink ${sizes[size]}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** A picture of ours is stored in several widths, named after the largest. */
function widthsOf({ url, widths }: PictureAnswer): string | undefined {
  const width = /-w\d+(?=\.webp$)/;
  if (!width.test(url) || widths.length === 0) return undefined;
  return widths.map((one) => `${url.replace(width, `-w${one}`)} ${one}w`).join(', ');
}

const title = /^(dra?|prof|profa|enf|ms|mrs|mr)\.?$/i;

/** 'Dra. Marina Alves Prado' is MP. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !title.test(word));
  const [first = '', ...rest] = words;
  return [first, rest.at(-1) ?? ''].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
