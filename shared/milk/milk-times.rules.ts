import { type CalendarDate, calendarDate } from '../time/calendar-date.ts';

/** What is kept of one container, as the diary records it. */
export type Container = {
  id: string;
  /** When the milk was drawn. */
  startTime: string;
  details: {
    ml: number;
    place: 'room' | 'fridge' | 'freezer';
    /** Since when it is thawed; null while it was not, or never was frozen. */
    thawedAt: string | null;
    gone: 'thrown' | null;
  };
};
/** A bottle that names its container. */
export type BottleFrom = {
  details: { container: string | null; offeredMl: number | null; takenMl: number | null };
};

const hourMs = 3_600_000;

/** How long raw milk keeps, in hours. */
type MilkTimes = {
  country: 'BR';
  checked: CalendarDate;
  sources: readonly { name: string; url: string }[];
  hours: { fridge: number; freezer: number; thawed: number };
};

/**
 * The times that Brazilian milk banks and the Ministério da Saúde teach for a mother's own raw milk at home. They are
 * shorter than those of other countries, also where English is read: the stricter one harms nobody. Thawed milk that was
 * not warmed keeps twelve hours in the fridge; no official time at room temperature was found, so none is counted there,
 * and such milk comes first. A bottle that was warmed or begun is not kept. Read on that day where health services quote
 * the two sources, not in the sources themselves: twelve hours and fifteen days by all of them, the thawed time by some.
 */
export const milkTimes: MilkTimes = {
  country: 'BR',
  checked: calendarDate('2026-11-18'),
  sources: [
    {
      name: 'Ministério da Saúde, Cartilha para a mulher trabalhadora que amamenta, 2ª edição, 2015',
      url: 'https://bvsms.saude.gov.br',
    },
    {
      name: 'Rede Brasileira de Bancos de Leite Humano (Fiocruz); Anvisa, RDC 171/2006',
      url: 'https://rblh.fiocruz.br',
    },
  ],
  hours: { fridge: 12, freezer: 15 * 24, thawed: 12 },
};

/** Until when it may be given; null at room temperature, where it is used or cooled at once. */
export function usableUntil({ startTime, details: { place, thawedAt } }: Container): Date | null {
  if (place === 'room') return null;
  // Whoever thaws often forgets to say where it is now: thawed, it is no longer the freezer's time.
  const [from, hours] = thawedAt ? [thawedAt, milkTimes.hours.thawed] : [startTime, milkTimes.hours[place]];
  const until = Date.parse(from) + hours * hourMs;
  // Thawing lengthens nothing.
  const frozenUntil = Date.parse(startTime) + milkTimes.hours.freezer * hourMs;
  return new Date(Math.min(until, frozenUntil));
}

export const milkStates = ['at-once', 'soon', 'keeps', 'past'] as const;
export type MilkState = (typeof milkStates)[number];
/** So long before the end it is said: of frozen milk two days, of other milk three hours. */
const soonHours = { frozen: 48, other: 3 };

export function milkState(container: Container, now: Date): MilkState {
  const until = usableUntil(container);
  if (until === null) return 'at-once';
  const left = until.getTime() - now.getTime();
  if (left < 0) return 'past';
  const { place, thawedAt } = container.details;
  const soon = place === 'freezer' && thawedAt === null ? soonHours.frozen : soonHours.other;
  return left <= soon * hourMs ? 'soon' : 'keeps';
}

/** What the bottles left of it. What was poured counts, drunk or not: the rest of a bottle does not go back. */
export function remainingMl(
  { id, details: { ml } }: Container,
  bottles: readonly BottleFrom[],
): { left: number; tooMuch: number } {
  const poured = bottles
    .filter(({ details }) => details.container === id)
    .reduce((sum, { details: { offeredMl, takenMl } }) => sum + (offeredMl ?? takenMl ?? 0), 0);
  return { left: Math.max(0, ml - poured), tooMuch: Math.max(0, poured - ml) };
}

export type Stocked<One extends Container = Container> = {
  container: One;
  left: number;
  until: Date | null;
  state: MilkState;
};

/** What there is, in the order to use it; past its time it stands last, and is not counted. */
export function milkStock<One extends Container>(
  containers: readonly One[],
  bottles: readonly BottleFrom[],
  now: Date,
): { inOrder: Stocked<One>[]; ml: number } {
  const inOrder = containers
    .filter(({ details }) => details.gone === null)
    .map((container) => ({
      container,
      left: remainingMl(container, bottles).left,
      until: usableUntil(container),
      state: milkState(container, now),
    }))
    .filter(({ left }) => left > 0)
    .sort(byUse);
  return { inOrder, ml: inOrder.reduce((sum, { left, state }) => sum + (state === 'past' ? 0 : left), 0) };
}

function byUse(a: Stocked, b: Stocked): number {
  const isPast = ({ state }: Stocked) => (state === 'past' ? 1 : 0);
  const endOf = ({ until }: Stocked) => until?.getTime() ?? 0;
  const drawn = ({ container }: Stocked) => Date.parse(container.startTime);
  return isPast(a) - isPast(b) || endOf(a) - endOf(b) || drawn(a) - drawn(b);
}
