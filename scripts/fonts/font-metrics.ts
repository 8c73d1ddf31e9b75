/** What decides how tall a line is and how wide a word is, as shares of the font size. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

/** Reads the metrics of an uncompressed TrueType font; `sample` weighs the letters by how often they occur. */
export function readFontMetrics(font: Buffer, sample: string): FontMetrics {
  const head = tableOffset(font, 'head');
  const hhea = tableOffset(font, 'hhea');
  const unitsPerEm = font.readUInt16BE(head + 18);
  const advanceOf = advanceReader(font, hhea);
  const glyphOf = glyphReader(font);
  const widths = [...sample].map((character) => advanceOf(glyphOf(character.codePointAt(0) ?? 0)));
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}

function tableOffset(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${name} table`);
}

function advanceReader(font: Buffer, hhea: number): (glyph: number) => number {
  const hmtx = tableOffset(font, 'hmtx');
  const last = font.readUInt16BE(hhea + 34) - 1;
  return (glyph) => font.readUInt16BE(hmtx + Math.min(glyph, last) * 4);
}

/** Reads the character map in format 4, which every font for the basic multilingual plane carries. */
function glyphReader(font: Buffer): (character: number) => number {
  const map = characterMap(font);
  const segments = font.readUInt16BE(map + 6) / 2;
  const ends = map + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (character) => {
    for (let index = 0; index < segments * 2; index += 2) {
      if (character > font.readUInt16BE(ends + index)) continue;
      const start = font.readUInt16BE(starts + index);
      if (character < start) return 0;
      const delta = font.readUInt16BE(deltas + index);
      const range = font.readUInt16BE(ranges + index);
      if (range === 0) return (character + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + index + range + (character - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function characterMap(font: Buffer): number {
  const cmap = tableOffset(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let record = cmap + 4; record < cmap + 4 + count * 8; record += 8) {
    const subtable = cmap + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('The font has no character map in format 4');
}
