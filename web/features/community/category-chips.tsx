import { useNavigate } from '@tanstack/react-router';
import { type CommunityCategory, communityCategories } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { categoryInAddress, useCategoryName } from './categories.ts';

const all = 'todas';

/** Which category the feed shows: the address says it, so that it can be shared and come back to. */
export function CategoryChips({ category }: { category: CommunityCategory | undefined }) {
  const t = useTexts();
  const nameOf = useCategoryName();
  const navigate = useNavigate();
  return (
    <Chips
      label={t('community.categories')}
      chips={[
        { id: all, label: t('community.all') },
        ...communityCategories.map((one) => ({ id: categoryInAddress(one), label: nameOf(one) })),
      ]}
      selected={category ? categoryInAddress(category) : all}
      onSelect={(id) =>
        navigate({
          to: '.',
          search: (current) => ({ ...current, categoria: id === all ? undefined : id }),
          resetScroll: false,
        })
      }
    />
  );
}
