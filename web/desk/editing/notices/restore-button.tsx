import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useRestoreArticle } from '../use-delete-article.ts';

/** Brings an article back from the trash. */
export function RestoreButton({ id, onRestored }: { id: string; onRestored: () => void }) {
  const t = useTexts();
  const restore = useRestoreArticle(id);
  return (
    <Button busy={restore.isPending} onClick={() => restore.mutate(undefined, { onSuccess: onRestored })}>
      {t('editing.restorePost')}
    </Button>
  );
}
