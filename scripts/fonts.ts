/**
 * Makes web/styles/fonts/*.woff2 again from the font packages, and prints the metric-adjusted fallback faces
 * that web/styles/fonts.css carries. Needed only when a font package or the list of characters changes:
 *
 *   node scripts/fonts.ts
 *
 * The browser downloads both files on a first visit over a weak connection, so they hold what Portuguese and
 * English need and no more: together at most 58,000 bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type FontMetrics, readFontMetrics } from './fonts/font-metrics.ts';

const budget = 58_000;

const characters = [
  ...range(0x20, 0x7e), // Basic Latin
  ...range(0xc0, 0xff), // letters of Portuguese and its neighbours
  ...'\u00a0¡¿ªº«»°½·£©®ŒœŸ–—‘’‚“”„•…‹›€™−←↑→↓',
].join('');

type Face = {
  family: string;
  source: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The weight most of its text has: the fallback is fitted to it. */
  usualWeight: Record<string, number>;
  features: readonly string[];
  fallbacks: readonly Fallback[];
};

/** A font of the device, and the mean width of its Latin letters by frequency (published by Capsize). */
type Fallback = { family: string; local: readonly string[]; averageWidth: number };

const faces: readonly Face[] = [
  {
    family: 'Nunito',
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    file: 'nunito.woff2',
    axes: { wght: { min: 400, max: 800 } },
    usualWeight: { wght: 400 },
    features: ['kern', 'liga', 'mark', 'ccmp', 'locl', 'tnum'],
    fallbacks: [
      { family: 'Nunito Fallback', local: ['Arial', 'Liberation Sans'], averageWidth: 904 / 2048 },
      { family: 'Nunito Fallback Android', local: ['Roboto', 'Roboto-Regular'], averageWidth: 911 / 2048 },
      { family: 'Nunito Fallback Linux', local: ['DejaVu Sans'], averageWidth: 0.49864 },
    ],
  },
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    file: 'fraunces.woff2',
    // One weight: a range would double the file. Soft corners, no wonky letters, drawn for headings.
    axes: { SOFT: 100, WONK: 0, opsz: 48, wght: 600 },
    usualWeight: {},
    features: ['kern', 'liga', 'mark', 'ccmp', 'locl'],
    fallbacks: [
      { family: 'Fraunces Fallback', local: ['Georgia', 'Gelasio'], averageWidth: 913 / 2048 },
      { family: 'Fraunces Fallback Android', local: ['Noto Serif', 'NotoSerif'], averageWidth: 481 / 1000 },
      { family: 'Fraunces Fallback Linux', local: ['DejaVu Serif'], averageWidth: 0.50143 },
    ],
  },
];

/** Ordinary words in both languages: their letters weigh the average width. */
const sample =
  'o bebê dorme no colo da mãe enquanto a casa fica quieta e a luz da sala está baixa ' +
  'the baby sleeps on her lap while the house is still and the light in the room is low';

let total = 0;
for (const face of faces) {
  const source = await readFile(new URL(`../node_modules/${face.source}`, import.meta.url));
  const cut = { noHinting: true, keepFeatures: face.features };
  const woff2 = await subsetFont(source, characters, {
    ...cut,
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  await writeFile(new URL(`../web/styles/fonts/${face.file}`, import.meta.url), woff2);
  total += woff2.length;
  console.log(`/* ${face.file}: ${woff2.length} bytes */`);

  const usual = { ...face.axes, ...face.usualWeight };
  const plain = await subsetFont(source, characters, { ...cut, targetFormat: 'sfnt', variationAxes: usual });
  const metrics = readFontMetrics(plain, sample);
  for (const fallback of face.fallbacks) console.log(fallbackFace(metrics, fallback));
}
if (total > budget) throw new Error(`The fonts weigh ${total} bytes together, more than ${budget}`);

function fallbackFace(metrics: FontMetrics, fallback: Fallback): string {
  const sizeAdjust = metrics.averageWidth / fallback.averageWidth;
  const percent = (share: number) => `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`;
  return [
    '@font-face {',
    `  font-family: '${fallback.family}';`,
    `  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(sizeAdjust)};`,
    `  ascent-override: ${percent(metrics.ascent / sizeAdjust)};`,
    `  descent-override: ${percent(metrics.descent / sizeAdjust)};`,
    `  line-gap-override: ${percent(metrics.lineGap / sizeAdjust)};`,
    '}',
  ].join('\n');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
