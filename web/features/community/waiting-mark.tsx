import { useTexts } from '#web/texts/use-texts.ts';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { useCommunityWrites } from './community-writes.ts';

/** Where something she wrote is, while the server has not got it. */
export function WrittenMark({ kept }: { kept: 'phone' | 'refused' }) {
  const t = useTexts();
  const { state } = useCommunityWrites();
  if (kept === 'refused') return <KeptMark kept="refused">{t('community.refused')}</KeptMark>;
  return state === 'idle' || state === 'sending' ? (
    <KeptMark kept="sending">{t('community.sending')}</KeptMark>
  ) : (
    <KeptMark kept="phone">{t('community.onPhone')}</KeptMark>
  );
}

/** What travels unseen while all is well, a heart or a bookmark, is worth a word only where it waits. */
export function WaitingMark() {
  const { state } = useCommunityWrites();
  return state === 'idle' || state === 'sending' ? null : <WrittenMark kept="phone" />;
}
