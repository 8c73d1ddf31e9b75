/**
 * Makes web/public/icons/*.png again from web/public/icon.svg. Needed only when the drawing or the paper's colour
 * changes:
 *
 *   node scripts/icons.ts
 */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = 'web/public/icons';

/** A launcher may cut a maskable icon down to a circle of 80 %: the drawing stays well inside. */
const icons = [
  { file: 'icon-192.png', size: 192, drawn: 0.78 },
  { file: 'icon-512.png', size: 512, drawn: 0.78 },
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.56 },
  { file: 'apple-touch-icon.png', size: 180, drawn: 0.7 },
];

const tokens = await readFile('web/styles/tokens.css', 'utf8');
const paper = /--color-paper: (#\w+)/.exec(tokens)?.[1];
if (!paper) throw new Error('web/styles/tokens.css names no paper');

await mkdir(folder, { recursive: true });
for (const { file, size, drawn } of icons) {
  const inner = Math.round(size * drawn);
  const drawing = await sharp('web/public/icon.svg', { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const { size: bytes } = await sharp({
    create: { width: size, height: size, channels: 3, background: paper },
  })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${file}`);
  console.log(`${file}: ${bytes} bytes`);
}
