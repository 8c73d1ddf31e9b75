import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, Eye, EyeOff, History, Trash2 } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { KeepingState } from '#web/desk/editing/notices/keeping-state.tsx';
import { useDeleteArticle, useDeleteDraft } from '#web/desk/editing/use-delete-article.ts';
import type { Editor } from '#web/desk/editing/use-editor.ts';
import { SaveWaits } from '#web/desk/uploads/save-waits.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { goToSignIn } from './sign-in-again.tsx';

type Props = {
  editor: Editor;
  isSaving: boolean;
  /** For a file on its way: both are saved when it is here. */
  isWaiting: boolean;
  isSignedIn: boolean;
  isPreviewOpen: boolean;
  onPreview: () => void;
  onHistory: () => void;
};

/** Always at hand below the form: where the text is, what else can be done, and saving. */
export function EditorBar(props: Props) {
  const { editor, isSaving, isWaiting, isSignedIn, isPreviewOpen, onPreview, onHistory } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const isNew = editor.base.version === 0;
  const toList = () => navigate({ to: paths.admin });
  const remove = useDeleteArticle(editor, toList);
  const removeDraft = useDeleteDraft(editor, toList, () =>
    navigate({ to: '/admin/artigo/$articleId', params: { articleId: editor.id } }),
  );
  const PreviewIcon = isPreviewOpen ? EyeOff : Eye;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-1 border-line border-t bg-paper px-4 py-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] wide:-mx-6 wide:px-6">
      <KeepingState keeping={editor.keeping} />
      <SaveWaits isWaiting={isWaiting} />
      <div className="flex items-center gap-2">
        <IconButton
          label={isPreviewOpen ? t('editing.hidePreview') : t('editing.showPreview')}
          aria-pressed={isPreviewOpen}
          onClick={onPreview}
        >
          <PreviewIcon size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <Dropdown
          label={t('editing.actions')}
          trigger={<EllipsisVertical size={22} strokeWidth={1.75} aria-hidden />}
          items={[
            ...(isNew
              ? []
              : [
                  {
                    id: 'history',
                    label: t('editing.history'),
                    icon: <History aria-hidden />,
                    onSelect: onHistory,
                  },
                ]),
            {
              id: 'delete',
              label: isNew ? t('editing.deleteDraft') : t('editing.delete'),
              icon: <Trash2 aria-hidden />,
              danger: true,
              onSelect: () => (isNew ? removeDraft() : remove.mutate()),
            },
          ]}
        />
        {isSignedIn ? (
          <Button type="submit" size="large" busy={isSaving || isWaiting} className="ml-auto min-w-36">
            {isSaving ? t('editing.saving') : t('editing.save')}
          </Button>
        ) : (
          <Button size="large" onClick={goToSignIn} className="ml-auto">
            {t('editing.signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
