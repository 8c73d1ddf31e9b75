import { useSearch } from '@tanstack/react-router';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { SignInLink } from '#web/parts/sign-in-link.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { isPreview } from '../search.ts';

/** A visitor knows that she is only looking, and that coming in is one tap away, on this same page. */
export function PreviewNotice() {
  const t = useTexts();
  const viewer = useViewer();
  const search = useSearch({ strict: false });
  if (!isPreview(search) || viewer.data !== null) return null;
  return (
    <aside
      aria-label={t('shell.previewLabel')}
      className="flex items-center justify-center gap-2 bg-sage-soft pr-1 pl-4 text-sage-ink text-small"
    >
      <p className="py-1">{t('shell.preview')}</p>
      <SignInLink className="flex min-h-11 shrink-0 items-center rounded-control px-3 font-bold underline underline-offset-4" />
    </aside>
  );
}
