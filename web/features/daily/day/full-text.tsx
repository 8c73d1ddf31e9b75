import { useTexts } from '#web/texts/use-texts.ts';

export const fullTextId = 'full-text';

/** The same text in its paragraphs; empty lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

export function FullText({ text }: { text: string }) {
  const t = useTexts();
  return (
    <section aria-labelledby={fullTextId} className="grid grid-cols-1 gap-3">
      {/* The button 'Ler' leads here. */}
      <h2 id={fullTextId} tabIndex={-1} className="text-heading font-bold">
        {t('daily.fullText')}
      </h2>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line text-article">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
