import { maxFoodNameLength } from '../../../foods/food.schema.ts';
import type { Piece } from '../pieces.ts';
import { isTold, type Reading } from '../reading.ts';
import { whenDay } from '../when.ts';
import type { Made } from './made.ts';

export function readFood(reading: Reading): Made[] {
  for (const is of ['eat', 'dish', 'did', 'drink', 'firstTime'] as const) reading.takeAll(is);
  const named = foodsIn(reading);
  if (named.length === 0) reading.ask('which_food');
  if (!isTold(reading)) reading.ask('which_kind');
  const likings = reading.takeAll('liking');
  const signs = reading.takeAll('sign').map(({ sign }) => sign);
  // Of several foods nobody knows which it was: a reaction pauses what caused it.
  if (named.length > 1 && (likings.length > 0 || signs.length > 0)) reading.ask('which_food');
  if (likings.length > 1) reading.ask('left_over', likings);
  const isOne = named.length === 1;
  // How much of it: the record has no place for that, and it is not lost.
  const amounts = isOne ? reading.takeAll('amount').map(({ text }) => text) : [];
  const { when, hour } = whenDay(reading);
  return named.map((food) => ({
    kind: 'food',
    details: { food, liking: isOne ? (likings[0]?.liking ?? null) : null, signs: isOne ? signs : [] },
    when,
    notes: [...amounts, hour].filter((words) => words !== null).join(' ') || null,
  }));
}

/** Foods of our list by their key, others in her words: those are asked about, as they may be no food at all. */
function foodsIn(reading: Reading): string[] {
  const foods: string[] = [];
  let own: Piece[] = [];
  const close = () => {
    const name = own.map(({ text }) => text).join(' ');
    if (name !== '') foods.push(`own:${name.slice(0, maxFoodNameLength)}`);
    own = [];
  };
  for (const piece of reading.pieces) {
    if (piece.is === 'unknown') {
      reading.use(piece);
      reading.ask('which_food', [piece]);
      own.push(piece);
      continue;
    }
    close();
    const food = foodOf(piece);
    if (!food) continue;
    reading.use(piece);
    foods.push(food);
  }
  close();
  return [...new Set(foods)];
}

/** Without its accent "cocô" is a fruit, where somebody ate it. */
const foodOf = (piece: Piece): string | null => {
  if (piece.is === 'food') return piece.food;
  return isCoconut(piece) ? 'coconut' : null;
};

export const isCoconut = (piece: Piece): boolean =>
  piece.is === 'content' && piece.text.toLowerCase() === 'coco';
