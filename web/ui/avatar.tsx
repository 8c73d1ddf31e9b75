import { avatarPictures } from './avatar-pictures.tsx';

type Props = {
  picture: keyof typeof avatarPictures;
  /** What it stands for; empty when the words beside it say so already. */
  label: string;
  /** Its width in pixels. */
  size?: number | undefined;
};

export function Avatar({ picture, label, size = 48 }: Props) {
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
      {avatarPictures[picture]}
    </svg>
  );
}
