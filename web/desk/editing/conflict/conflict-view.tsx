import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { ArticleForm } from '../article-form.ts';
import { fetchEditedArticle } from '../editing.api.ts';
import { LoadedOr } from '../loaded-or.tsx';
import { RestoreButton } from '../notices/restore-button.tsx';
import type { Editor } from '../use-editor.ts';
import { ConflictChoices } from './conflict-choices.tsx';

export type Resolution = { form: ArticleForm; version: number };

type Props = {
  editor: Editor;
  isSaving: boolean;
  onBack: () => void;
  onResolve: (resolution: Resolution) => void;
};

/** Somebody saved in the meantime: both texts are shown, and she says what stays. */
export function ConflictView({ editor, isSaving, onBack, onResolve }: Props) {
  const t = useTexts();
  const theirs = useQuery({
    queryKey: ['admin-conflict', editor.id, editor.base.version],
    queryFn: ({ signal }) => fetchEditedArticle(editor.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section className="grid grid-cols-1 gap-6">
      <LoadedOr query={theirs} failed={t('editing.conflictFailed')}>
        {(answer) =>
          !answer.saved || answer.saved.state === 'trashed' ? (
            <DeletedMeanwhile id={editor.id} onRestored={onBack} />
          ) : (
            <ConflictChoices
              // Saved once more while she was choosing: she chooses again, between what there is now.
              key={answer.version}
              editor={editor}
              answer={answer}
              saved={answer.saved}
              isSaving={isSaving}
              onResolve={onResolve}
            />
          )
        }
      </LoadedOr>
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        {t('editing.backToForm')}
      </Button>
    </section>
  );
}

function DeletedMeanwhile({ id, onRestored }: { id: string; onRestored: () => void }) {
  const t = useTexts();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-blush p-4">
      <h2 className="font-bold text-heading">{t('editing.conflictDeleted')}</h2>
      <p>{t('editing.conflictDeletedText')}</p>
      <RestoreButton id={id} onRestored={onRestored} />
    </div>
  );
}
