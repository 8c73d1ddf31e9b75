import { useTexts } from '#web/texts/use-texts.ts';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { useSpecialistWrites } from './specialist-writes.ts';

/** Where something she wrote is, while the server has not got it. */
export function WrittenMark({ kept }: { kept: 'phone' | 'refused' }) {
  const t = useTexts();
  const { state } = useSpecialistWrites();
  if (kept === 'refused') return <KeptMark kept="refused">{t('specialists.refused')}</KeptMark>;
  return state === 'idle' || state === 'sending' ? (
    <KeptMark kept="sending">{t('specialists.sending')}</KeptMark>
  ) : (
    <KeptMark kept="phone">{t('specialists.waiting')}</KeptMark>
  );
}

/** What travels unseen while all is well, a heart or a bookmark, is worth a word only where it waits. */
export function WaitingMark() {
  const { state } = useSpecialistWrites();
  return state === 'idle' || state === 'sending' ? null : <WrittenMark kept="phone" />;
}
