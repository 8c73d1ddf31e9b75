import { CloudAlert, CloudUpload, Smartphone } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useCommunityWrites } from './community-writes.ts';

/** Where something she did is, while the server has not got it. */
export function KeptMark({ kept }: { kept: 'phone' | 'refused' }) {
  const t = useTexts();
  const { state } = useCommunityWrites();
  if (kept === 'refused')
    return (
      <Badge tone="honey">
        <CloudAlert size={14} aria-hidden />
        {t('community.refused')}
      </Badge>
    );
  const isOnItsWay = state === 'idle' || state === 'sending';
  const Icon = isOnItsWay ? CloudUpload : Smartphone;
  return (
    <Badge tone="sage">
      <Icon size={14} aria-hidden />
      {isOnItsWay ? t('community.sending') : t('community.onPhone')}
    </Badge>
  );
}

/** A heart travels unseen while all is well: only one that waits is worth a word. */
export function WaitingMark() {
  const { state } = useCommunityWrites();
  return state === 'idle' || state === 'sending' ? null : <KeptMark kept="phone" />;
}
