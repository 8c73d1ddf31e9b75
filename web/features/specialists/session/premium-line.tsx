import { useTexts } from '#web/texts/use-texts.ts';

/** Why the action beside it is disabled; the action names it as its description. */
export function PremiumLine({ id }: { id: string }) {
  const t = useTexts();
  return (
    <p id={id} className="quiet:hidden rounded-control bg-blush px-3 py-2 font-bold text-small">
      {t('specialists.premiumOnly')}
    </p>
  );
}
