import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { articleStates } from '#shared/editing/editing.schema.ts';
import { isLanguage } from '#shared/language/language.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import type { ArticleFilters as Filters } from './editing-list.api.ts';

type Props = {
  filters: Filters;
  /** Told only what changed: two changes may follow each other before the first shows. */
  onChange: (changed: Filters) => void;
};

export function ArticleFilters({ filters, onChange }: Props) {
  const t = useTexts();
  const categoryLabel = useCategoryLabel();
  const id = useId();
  const chosen = [filters.category, filters.language, filters.state].filter(Boolean).length;
  // Folded on a phone, where the list is what she came for; what came with the address is not hidden.
  const [isOpen, setOpen] = useState(chosen > 0);
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start wide:hidden"
      >
        {chosen === 0 ? t('admin.filter') : t('admin.filtersOn', { n: chosen })}
      </Button>
      <div
        id={id}
        className={classNames('grid-cols-2 gap-3 wide:grid wide:grid-cols-3', isOpen ? 'grid' : 'hidden')}
      >
        <Select
          label={t('admin.category')}
          value={filters.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value || undefined })}
          options={[
            { value: '', label: t('admin.anyCategory') },
            ...articleCategories.map((category) => ({ value: category, label: categoryLabel(category) })),
          ]}
          className="col-span-2 wide:col-span-1"
        />
        <Select
          label={t('admin.language')}
          value={filters.language ?? ''}
          onChange={({ target: { value } }) => onChange({ language: isLanguage(value) ? value : undefined })}
          options={[
            { value: '', label: t('admin.anyLanguage') },
            { value: 'pt', label: t('admin.portuguese') },
            { value: 'en', label: t('admin.english') },
          ]}
        />
        <Select
          label={t('admin.state')}
          value={filters.state ?? ''}
          onChange={({ target }) => onChange({ state: articleStates.find((one) => one === target.value) })}
          options={[
            { value: '', label: t('admin.anyState') },
            { value: 'draft', label: t('admin.drafts') },
            { value: 'published', label: t('admin.publishedOnes') },
            { value: 'scheduled', label: t('admin.scheduledOnes') },
            { value: 'trashed', label: t('admin.trashed') },
          ]}
        />
      </div>
    </div>
  );
}
