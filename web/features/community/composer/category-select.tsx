import { type CommunityCategory, communityCategories } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { useCategoryName } from '../categories.ts';

type Props = {
  value: CommunityCategory | null;
  onChange: (category: CommunityCategory | null) => void;
  /** That it is missing, once she tried without. */
  error: string | undefined;
};

export function CategorySelect({ value, onChange, error }: Props) {
  const t = useTexts();
  const nameOf = useCategoryName();
  return (
    <Select
      label={t('community.category')}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(communityCategories.find((one) => one === target.value) ?? null)}
      options={[
        { value: '', label: t('community.chooseCategory') },
        ...communityCategories.map((one) => ({ value: one, label: nameOf(one) })),
      ]}
    />
  );
}
