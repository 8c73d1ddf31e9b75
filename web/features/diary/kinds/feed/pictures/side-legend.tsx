import { useTexts } from '#web/texts/use-texts.ts';

export function SideLegend() {
  const t = useTexts();
  return (
    <p className="flex gap-4 text-small text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-small bg-clay" /> {t('nursing.left')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-small bg-sage" /> {t('nursing.right')}
      </span>
    </p>
  );
}
