import type { SheetBlock, SheetDocument } from '#shared/consultation/sheet.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { Section } from '#web/ui/section.tsx';
import { GrowthCurves } from './growth-curves.tsx';
import { SheetTable } from './sheet-table.tsx';

/** A sheet as it is read and printed. Its words are the sheet's own, in the language that was chosen for it. */
export function SheetView({ document }: { document: SheetDocument }) {
  const [who, ...about] = document.about;
  return (
    <article lang={documentLanguage[document.language]} className="grid grid-cols-1 gap-6 print:gap-4">
      <header className="grid gap-1">
        <h2 className="font-bold text-heading">{who}</h2>
        {about.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {document.sections.map(({ title, blocks }) => (
        <Section key={title} title={title} className="gap-2">
          {blocks.map((block) => (
            <Block key={block.sort} block={block} />
          ))}
        </Section>
      ))}
      <footer className="text-small text-ink-soft">
        {document.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

function Block({ block }: { block: SheetBlock }) {
  switch (block.sort) {
    case 'table':
      return <SheetTable {...block} />;
    case 'curves':
      return <GrowthCurves {...block} />;
    case 'lines':
      return (
        <ul className="text-small">
          {block.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    case 'questions':
      return (
        <ol className="grid list-decimal gap-3 pl-5">
          {block.questions.map((text) => (
            <li key={text} className="break-inside-avoid">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              {/* Room to write the answer by hand. */}
              <div aria-hidden className="h-14 border-line border-b print:h-10" />
            </li>
          ))}
        </ol>
      );
    case 'notes':
      return (
        <ul className="grid gap-1 text-small">
          {block.notes.map(({ id, when, text }) => (
            <li key={id} className="whitespace-pre-line wrap-anywhere">
              <strong>{when}</strong> {text}
            </li>
          ))}
        </ul>
      );
  }
}
