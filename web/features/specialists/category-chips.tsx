import { useNavigate } from '@tanstack/react-router';
import { type SessionCategory, sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { sessionCategoryInAddress, useSessionCategoryName } from './categories.ts';

const all = 'todos';

/** Which category the list shows: the address says it, so that it can be shared and come back to. */
export function CategoryChips({ category }: { category: SessionCategory | undefined }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  const navigate = useNavigate();
  return (
    <Chips
      label={t('specialists.categories')}
      chips={[
        { id: all, label: t('specialists.all') },
        ...sessionCategories.map((one) => ({ id: sessionCategoryInAddress(one), label: nameOf(one) })),
      ]}
      selected={category ? sessionCategoryInAddress(category) : all}
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
