import {
  Bird,
  Cloud,
  Clover,
  Coffee,
  createLucideIcon,
  Droplet,
  Feather,
  Fish,
  Flower2,
  Key,
  Leaf,
  type LucideIcon,
  Moon,
  Mountain,
  Nut,
  Sailboat,
  Shell,
  Snail,
  Star,
  Sun,
  TreeDeciduous,
  Waves,
} from 'lucide-react';
import type { Face } from '#shared/community/community.rules.ts';

const drawn = (name: string, ...lines: string[]): LucideIcon =>
  createLucideIcon(
    name,
    lines.map((d) => ['path', { d, key: d }]),
  );

/** The set has no drawing of these four: made in its manner. */
const Mushroom = drawn(
  'mushroom',
  'M3 12a9 8 0 0 1 18 0Z',
  'M9 12v6a3 3 0 0 0 6 0v-6',
  'M9 8h.01',
  'M14 7h.01',
);
const Butterfly = drawn(
  'butterfly',
  'M12 7v12',
  'M12 9C10 4 4 3 3 6c-.8 3 2 6 5 6-3 0-4 3-3 5 1.4 2.5 6 1 7-4',
  'M12 9c2-5 8-6 9-3 .8 3-2 6-5 6 3 0 4 3 3 5-1.4 2.5-6 1-7-4',
);
const Candle = drawn('candle', 'M9 11h6v10H9z', 'M6 21h12', 'M12 11V9', 'M12 3c2 2 2 4.5 0 5-2-.5-2-3 0-5Z');
const Kite = drawn('kite', 'M13 2 4 8l6 9 9-6Z', 'M13 2l-3 15', 'M4 8l15 3', 'M10 17c-1 2 2 2 1 4');

export const symbols: Record<Face['symbol'], LucideIcon> = {
  moon: Moon,
  leaf: Leaf,
  star: Star,
  sun: Sun,
  cloud: Cloud,
  flower: Flower2,
  shell: Shell,
  feather: Feather,
  drop: Droplet,
  mountain: Mountain,
  tree: TreeDeciduous,
  wave: Waves,
  bird: Bird,
  snail: Snail,
  mushroom: Mushroom,
  clover: Clover,
  acorn: Nut,
  butterfly: Butterfly,
  fish: Fish,
  candle: Candle,
  cup: Coffee,
  key: Key,
  boat: Sailboat,
  kite: Kite,
};
