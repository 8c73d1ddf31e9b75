import { Bath, Footprints, type LucideIcon, Sparkles, ToyBrick, Waves } from 'lucide-react';
import { type Activity, activities } from '#shared/diary/kinds/activity.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '../choice.tsx';

const icons: Record<Activity, LucideIcon> = {
  tummy: Waves,
  bath: Bath,
  walk: Footprints,
  play: ToyBrick,
  other: Sparkles,
};

type Props = { value: Activity; onChange: (activity: Activity) => void };

export function ActivityChoice(props: Props) {
  const t = useTexts();
  const options = activities.map((value) => ({ value, label: t(`activity.${value}`), Icon: icons[value] }));
  return <Choice {...props} legend={t('activity.which')} name="activity" columns={3} options={options} />;
}
