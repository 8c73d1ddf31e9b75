import { useTexts } from '#web/texts/use-texts.ts';

/** The same markup waits in app.html, so that nothing moves when the script arrives. */
export function AccessLoading() {
  const t = useTexts();
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-ink-soft">
      {t('shell.loading')}
    </p>
  );
}
