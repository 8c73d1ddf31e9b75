import { useNavigate, useRouter } from '@tanstack/react-router';
import { Ellipsis, Eye, MessageCircleHeart, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { articlePath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  article: EditingRowAnswer;
  onRemove: () => void;
  onRestore: () => void;
  onOpinions: () => void;
};

/** Deleting stays one tap; what is done less often is in the menu. */
export function RowActions({ article, onRemove, onRestore, onOpinions }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { history } = useRouter();
  const title = article.title || t('admin.untitled');

  if (article.state === 'trashed') {
    return (
      <Button
        variant="secondary"
        icon={<RotateCcw size={20} aria-hidden />}
        aria-label={t('admin.restoreTitle', { title })}
        onClick={onRestore}
      >
        {t('admin.restore')}
      </Button>
    );
  }

  const view = {
    id: 'view',
    label: t('admin.view'),
    icon: <Eye size={20} aria-hidden />,
    // Past the router's own navigation: the reader's page speaks the language of the article.
    onSelect: () => history.push(pathInLanguage(articlePath(article.id), article.language)),
  };
  return (
    <div className="flex">
      <IconButton label={`${t('admin.remove')}: ${title}`} onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Dropdown
        label={t('admin.actions', { title })}
        trigger={<Ellipsis size={20} aria-hidden className="text-ink-soft" />}
        items={[
          {
            id: 'edit',
            label: t('admin.edit'),
            icon: <Pencil size={20} aria-hidden />,
            onSelect: () => navigate({ to: '/admin/artigo/$articleId', params: { articleId: article.id } }),
          },
          // Readers find only what is published.
          ...(article.state === 'published' ? [view] : []),
          {
            id: 'opinions',
            label: t('admin.opinions'),
            icon: <MessageCircleHeart size={20} aria-hidden />,
            onSelect: onOpinions,
          },
        ]}
      />
    </div>
  );
}
