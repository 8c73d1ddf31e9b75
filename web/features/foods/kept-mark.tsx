import { CloudAlert, Smartphone } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { SeenEntry } from './use-food-diary.ts';

/** Where an entry is. What is in her account needs no mark: that is how it should be. */
export function KeptMark({ kept }: Pick<SeenEntry, 'kept'>) {
  const t = useTexts();
  if (kept === 'synced') return null;
  const Icon = kept === 'phone' ? Smartphone : CloudAlert;
  return (
    <Badge tone={kept === 'phone' ? 'sage' : 'honey'}>
      <Icon size={14} aria-hidden />
      {kept === 'phone' ? t('foodDiary.onPhone') : t('foodDiary.refused')}
    </Badge>
  );
}
