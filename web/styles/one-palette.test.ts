import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('..', import.meta.url).pathname;
const colour = /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;

it('only tokens.css names a colour: everything else follows the lamp when it is turned low', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: web }).filter(
    (file) => !file.includes('.test.') && file !== 'styles/tokens.css',
  );
  const guilty = files.filter((file) => colour.test(readFileSync(web + file, 'utf8')));
  expect(files.length).toBeGreaterThan(0);
  expect(guilty, 'give the colour a name in styles/tokens.css and use that').toEqual([]);
});
