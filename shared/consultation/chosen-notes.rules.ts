import type { SheetBlock, SheetDocument } from './sheet.schema.ts';

/** Only the notes that she chose; where she chose none, no word of them. */
export function withNotes(document: SheetDocument, chosen: readonly string[]): SheetDocument {
  const sections = document.sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.flatMap((block): SheetBlock[] => {
      if (block.sort !== 'notes') return [block];
      const kept = block.notes.filter(({ id }) => chosen.includes(id));
      return kept.length > 0 ? [{ ...block, notes: kept }] : [];
    }),
  }));
  return { ...document, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}
