import { Trash2 } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Uploaded } from './uploads.api.ts';

type Props = { value: Uploaded['image'] | Uploaded['audio']; onRemove: () => void };

/** What the article will carry: seen, or heard, and in its true size. */
export function MediaPreview({ value, onRemove }: Props) {
  const t = useTexts();
  const isImage = 'width' in value;
  return (
    <div className="grid gap-2">
      {isImage ? (
        <img
          src={value.url}
          width={value.width}
          height={value.height}
          alt={t('uploads.preview')}
          className="max-h-72 w-full rounded-control bg-blush object-contain"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the article's text says what its audio says.
        <audio
          src={value.url}
          controls
          preload="metadata"
          aria-label={t('uploads.listen')}
          className="w-full"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-small tabular-nums">
          {isImage
            ? t('uploads.imageSize', { width: value.width, height: value.height })
            : value.durationSeconds !== null &&
              t('uploads.duration', { time: minutesAndSeconds(value.durationSeconds) })}
        </p>
        <Button variant="quiet" icon={<Trash2 size={20} aria-hidden />} onClick={onRemove}>
          {isImage ? t('uploads.removeImage') : t('uploads.removeAudio')}
        </Button>
      </div>
    </div>
  );
}

function minutesAndSeconds(duration: number): string {
  const seconds = Math.round(duration);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
