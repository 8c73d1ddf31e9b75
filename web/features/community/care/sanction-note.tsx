import { Link } from '@tanstack/react-router';
import type { StandingAnswer } from '#shared/community/care.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Why she cannot write just now, for how long, and what she can do about it. */
export function SanctionNote({ sanction }: { sanction: NonNullable<StandingAnswer['sanction']> }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Card as="section" tone="blush" className="grid gap-2">
      <p className="font-bold">
        {sanction.until
          ? t('communityCare.pausedUntil', { when: formatMoment(sanction.until, language) })
          : t('communityCare.pausedForGood')}
      </p>
      <p className="[overflow-wrap:anywhere]">
        {t('communityCare.pausedReason', { reason: sanction.reason })}
      </p>
      <p>{t('communityCare.pausedText')}</p>
      <Link
        to={paths.communityOwn}
        search={{ aba: 'avisos' }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('communityCare.seeNotices')}
      </Link>
    </Card>
  );
}
