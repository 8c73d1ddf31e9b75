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

/** How long raw milk keeps, in hours from when it was drawn. */
type MilkTimes = {
  country: 'BR';
  checked: CalendarDate;
  sources: readonly { name: string; url: string }[];
  hours: { fridge: number; freezer: number };
};

/**
 * The times that Brazilian milk banks and the Ministério da Saúde teach for a mother's own raw milk at home. They are
 * shorter than those of other countries, also where English is read: the stricter one harms nobody. At room temperature
 * and once thawed no time is counted, as those who quote the two sources tell different ones: such milk comes first. Read
 * on that day where health services quote the sources, not in the sources themselves.
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
  hours: { fridge: 12, freezer: 15 * 24 },
};

const end = (startTime: string, place: 'fridge' | 'freezer') =>
  new Date(Date.parse(startTime) + milkTimes.hours[place] * hourMs);

/** Until when it may be given; null at room temperature and once thawed, where it is used at once. */
export const usableUntil = ({ startTime, details: { place, thawedAt } }: Container): Date | null =>
  place === 'room' || thawedAt !== null ? null : end(startTime, place);

/** Thawing lengthens nothing, and what stands outside does not outlast what stands in the fridge. */
const overAt = ({ startTime, details: { thawedAt, place } }: Container): Date =>
  end(startTime, thawedAt !== null || place === 'freezer' ? 'freezer' : 'fridge');

export const milkStates = ['at-once', 'soon', 'keeps', 'past'] as const;
export type MilkState = (typeof milkStates)[number];
/** So long before the end it is said: of frozen milk two days, of other milk three hours. */
const soonHours = { frozen: 48, other: 3 };

export function milkState(container: Container, now: Date): MilkState {
  const left = overAt(container).getTime() - now.getTime();
  if (left < 0) return 'past';
  if (usableUntil(container) === null) return 'at-once';
  const soon = container.details.place === 'freezer' ? soonHours.frozen : soonHours.other;
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
