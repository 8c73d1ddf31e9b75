import { CloudAlert, CloudUpload, Smartphone } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useSpecialistWrites } from './specialist-writes.ts';

/** Where something she did is, while the server has not got it. */
export function KeptMark({ kept }: { kept: 'phone' | 'refused' }) {
  const t = useTexts();
  const { state } = useSpecialistWrites();
  if (kept === 'refused')
    return (
      <Badge tone="honey">
        <CloudAlert size={14} aria-hidden />
        {t('specialists.refused')}
      </Badge>
    );
  const isOnItsWay = state === 'idle' || state === 'sending';
  const Icon = isOnItsWay ? CloudUpload : Smartphone;
  return (
    <Badge tone="sage">
      <Icon size={14} aria-hidden />
      {isOnItsWay ? t('specialists.sending') : t('specialists.waiting')}
    </Badge>
  );
}

/** What travels unseen while all is well is worth a word only where it waits. */
export function WaitingMark() {
  const { state } = useSpecialistWrites();
  return state === 'idle' || state === 'sending' ? null : <KeptMark kept="phone" />;
}
