import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { onFrameReady, sendToFrame } from './preview-message.ts';

export const previewWidths = { phone: 390, wide: 1280 } as const;
export type PreviewSize = keyof typeof previewWidths;

type Props = { article: ArticleAnswer; size: PreviewSize };

/**
 * The reader's own page in a frame as wide as her screen, so that every breakpoint is true. Where there is less
 * room than that, the frame is made smaller as a whole; a phone's page just gets the room there is.
 */
export function PreviewFrame({ article, size }: Props) {
  const t = useTexts();
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width: roomWidth, height } = useRoom(room);
  const width = size === 'phone' ? Math.min(previewWidths.phone, roomWidth) : previewWidths.wide;
  const scale = Math.min(1, roomWidth / width);
  const send = useEffectEvent(() => {
    if (frame.current) sendToFrame(frame.current, article);
  });

  useEffect(() => (frame.current ? onFrameReady(frame.current, () => send()) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent anew whenever what it shows has changed
  useEffect(() => send(), [article]);

  return (
    <div
      ref={room}
      className="relative min-h-0 flex-1 overflow-hidden rounded-card border border-line bg-paper"
    >
      <iframe
        ref={frame}
        src={pathInLanguage(paths.adminPreview, article.language)}
        title={t('editing.preview')}
        // The lines at its sides are no part of the screen.
        className="absolute top-0 left-1/2 box-content origin-top border-line border-x"
        style={{ width, height: height / scale, transform: `translateX(-50%) scale(${scale})` }}
      />
    </div>
  );
}

function useRoom(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState<{ width: number; height: number }>({
    width: previewWidths.phone,
    height: 600,
  });
  useLayoutEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? {};
      if (width && height) setRoom({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
