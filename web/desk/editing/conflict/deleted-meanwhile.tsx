import { useTexts } from '#web/texts/use-texts.ts';
import { RestoreButton } from '../notices/restore-button.tsx';

export function DeletedMeanwhile({ id, onRestored }: { id: string; onRestored: () => void }) {
  const t = useTexts();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-blush p-4">
      <h2 className="font-bold text-heading">{t('editing.conflictDeleted')}</h2>
      <p>{t('editing.conflictDeletedText')}</p>
      <RestoreButton id={id} onRestored={onRestored} />
    </div>
  );
}
