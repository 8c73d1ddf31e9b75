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
  { file: 'icon-192.png', width: 192, height: 192, drawn: 0.78 },
  { file: 'icon-512.png', width: 512, height: 512, drawn: 0.78 },
  { file: 'icon-maskable-512.png', width: 512, height: 512, drawn: 0.56 },
  { file: 'apple-touch-icon.png', width: 180, height: 180, drawn: 0.7 },
  // What a message shows of an article that has no picture: as wide as such previews are.
  { file: 'share.png', width: 1200, height: 630, drawn: 0.6 },
];

const tokens = await readFile('web/styles/tokens.css', 'utf8');
const paper = /--color-paper: (#\w+)/.exec(tokens)?.[1];
if (!paper) throw new Error('web/styles/tokens.css names no paper');

await mkdir(folder, { recursive: true });
for (const { file, width, height, drawn } of icons) {
  const inner = Math.round(height * drawn);
  const drawing = await sharp('web/public/icon.svg', { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const { size: bytes } = await sharp({
    create: { width, height, channels: 3, background: paper },
  })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${file}`);
  console.log(`${file}: ${bytes} bytes`);
}
