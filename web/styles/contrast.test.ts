import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = Record<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** What stands between the braces after the given words. */
function block(opening: RegExp): string {
  const inside = css.match(new RegExp(`${opening.source}\\s*\\{([^{}]*)\\}`))?.[1];
  if (inside === undefined) throw new Error(`tokens.css has no block ${opening.source}`);
  return inside;
}

function declarations(text: string): string[] {
  return text
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

function palette(text: string): Palette {
  const colours = text.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...colours].map(([, name, hex]) => [name, hex]));
}

const theme = block(/@theme static/);
const pinnedNight = block(/:root\[data-theme=["']night["']\]/);
const systemNight = block(/:root:not\(\[data-theme=["']light["']\]\)/);

const light = palette(theme);
const themes = { light, night: { ...light, ...palette(pinnedNight) } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Palette, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const hex = colours[name];
    if (!hex) throw new Error(`tokens.css has no colour ${name}`);
    return luminance(hex);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const topics = Object.keys(light).filter((name) => name.startsWith('topic-'));
const faces = Object.keys(light).filter((name) => name.startsWith('face-'));
const grounds = ['paper', 'card', 'blush', 'sage-soft', ...topics];

const words: [string, string[]][] = [
  ['ink', [...grounds, 'line']],
  ['ink-soft', [...grounds, 'line']],
  ['clay-ink', grounds],
  ['sage-ink', grounds],
  ['danger', grounds],
  ['clay', ['paper', 'card']],
  ['plum', ['paper', 'card']],
  ['on-clay', ['clay', 'clay-ink']],
  ['on-honey', ['honey']],
  ['on-plum', ['plum']],
  ['on-danger', ['danger']],
  ['paper', ['ink']],
];

/** Borders of controls, the focus ring, icons, and words from 24 px. */
const shapes: [string, string[]][] = [
  ['control-line', grounds],
  ['clay', grounds],
  ['sage', ['paper', 'card']],
  ['danger', grounds],
  ['on-sage', ['sage']],
  ...faces.map((face): [string, string[]] => [face, ['topic-between-mothers']]),
];

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

describe.each(Object.entries(themes))('in the %s theme', (_name, colours) => {
  it.each(pairs(words))('words in %s can be read on %s', (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('shapes in %s can be made out on %s', (front, back) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe('the night', () => {
  it('is the same whether the phone asks for it or she pins it', () => {
    expect(declarations(systemNight)).toEqual(declarations(pinnedNight));
  });

  it('has its own value for every colour of the day', () => {
    const missing = Object.keys(light).filter((name) => !(name in palette(pinnedNight)));
    expect(missing).toEqual([]);
  });

  it('holds no pure white, and nothing that is more blue than red', () => {
    for (const [name, hex] of Object.entries(palette(pinnedNight))) {
      expect(hex, name).not.toBe('#ffffff');
    }
    for (const name of ['paper', 'card', 'ink', 'ink-soft', 'line', 'clay', 'blush']) {
      const hex = themes.night[name] ?? '';
      expect(Number.parseInt(hex.slice(1, 3), 16), name).toBeGreaterThan(Number.parseInt(hex.slice(5), 16));
    }
  });
});
