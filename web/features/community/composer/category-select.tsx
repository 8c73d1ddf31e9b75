import { type CommunityCategory, communityCategories } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { useCategoryName } from '../categories.ts';

type Props = { value: CommunityCategory | null; onChange: (category: CommunityCategory | null) => void };

export function CategorySelect({ value, onChange }: Props) {
  const t = useTexts();
  const nameOf = useCategoryName();
  return (
    <Select
      label={t('community.category')}
      value={value ?? ''}
      onChange={({ target }) => onChange(communityCategories.find((one) => one === target.value) ?? null)}
      options={[
        { value: '', label: t('community.chooseCategory') },
        ...communityCategories.map((one) => ({ value: one, label: nameOf(one) })),
      ]}
    />
  );
}
