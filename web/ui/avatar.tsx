import { Apple } from './avatar-pictures/apple.tsx';
import { Cherry } from './avatar-pictures/cherry.tsx';
import { Flower } from './avatar-pictures/flower.tsx';
import { Orange } from './avatar-pictures/orange.tsx';
import { Seed } from './avatar-pictures/seed.tsx';
import { Sunflower } from './avatar-pictures/sunflower.tsx';

const pictures = {
  apple: Apple,
  flower: Flower,
  seed: Seed,
  orange: Orange,
  cherry: Cherry,
  sunflower: Sunflower,
};

type Props = {
  picture: keyof typeof pictures;
  /** What it stands for; empty when the words beside it say so already. */
  label: string;
  /** Its width in pixels. */
  size?: number | undefined;
};

export function Avatar({ picture, label, size = 48 }: Props) {
  const Picture = pictures[picture];
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className="shrink-0 rounded-full"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <Picture />
    </svg>
  );
}
