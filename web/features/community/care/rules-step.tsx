import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RulesList } from './rules-list.tsx';
import { useAcceptRules } from './use-accept-rules.ts';

/** Stands in the place of the form, once, before her first text. */
export function RulesStep({ onAccepted }: { onAccepted: () => void }) {
  const t = useTexts();
  const accept = useAcceptRules(onAccepted);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-bold text-heading">{t('communityCare.rulesStep')}</h3>
        <p className="text-ink-soft">{t('communityCare.rulesStepText')}</p>
      </div>
      <RulesList heading="h3" />
      <Link
        to={paths.communityRules}
        className="inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4"
      >
        {t('communityCare.rulesWhole')}
      </Link>
      <Button size="large" wide busy={accept.isPending} onClick={() => accept.mutate()}>
        {t('communityCare.accept')}
      </Button>
    </div>
  );
}
