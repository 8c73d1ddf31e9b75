import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { PendingSignIn } from './pending-sign-in.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useSendLink } from './use-send-link.ts';

/** Most mails arrive within this time; asking again earlier only makes the first code useless. */
const waitMs = 30_000;

type Props = { pending: PendingSignIn; onSentAgain: (pending: PendingSignIn) => void };

export function ResendLink({ pending, onSentAgain }: Props) {
  const t = useTexts();
  const sendLink = useSendLink(onSentAgain);
  const seconds = useSecondsUntil(pending.sentAt + waitMs);
  return (
    <Button
      variant="quiet"
      disabled={seconds > 0}
      busy={sendLink.isPending}
      onClick={() => sendLink.mutate(pending.email)}
    >
      {seconds > 0 ? t('access.sendAgainIn', { n: seconds }) : t('access.sendAgain')}
    </Button>
  );
}
