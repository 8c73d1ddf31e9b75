import { apartDays, type DailyType, firstAge, firstOfLastRound, lastAge } from './daily.rules.ts';

/** What the plan needs to know of a piece of content. */
export type Piece = {
  id: string;
  fromAge: number;
  toAge: number;
  contentType: DailyType;
  isEvergreen: boolean;
};

/**
 * What each weekday brings, Sunday first. Five days have a type each. The other two share a second round out of types
 * that the one has and the other has not: whatever is chosen there, no type comes more than twice in a week.
 */
const typesOfWeekday: readonly (readonly DailyType[])[] = [
  ['video'],
  ['tip'],
  ['article'],
  ['video', 'audio'],
  ['activity'],
  ['audio'],
  ['article', 'activity', 'tip'],
];

/**
 * The days that need no recording: there what is of the baby's age comes before what is true at any age, and comes again
 * rather than give way. They are four, so that more than half of any seven days are of the age while there is enough.
 */
const recorded: readonly DailyType[] = ['video', 'audio'];
const isDayOfAge = (types: readonly DailyType[]) => !types.some((type) => recorded.includes(type));

const mostEquals = 3;

/**
 * What the days of a baby born on that weekday bring: for each age from `firstAge` to `lastAge` the ids of what is shown,
 * of which the first is shown to whoever told nothing about herself. The same pieces in the same order make the same plan.
 */
export function planCalendar(pieces: readonly Piece[], birthWeekday: number): string[][] {
  const plan = new Plan(pieces, birthWeekday);
  for (let age = firstAge; age <= lastAge; age++) plan.fill(age);
  return plan.days;
}

class Plan {
  readonly days: string[][] = [];
  readonly #lastUse = new Map<Piece, number>();
  /** By age, from the first: what is true then and not shown too short a time before or after. */
  readonly #free: readonly FreePieces[];
  readonly #birthWeekday: number;

  constructor(pieces: readonly Piece[], birthWeekday: number) {
    this.#birthWeekday = birthWeekday;
    this.#free = piecesByAge(pieces);
  }

  fill(age: number): void {
    const first = this.#choose(age);
    const shown = first ? [first] : [];
    if (first) this.#use(first, age);
    // What is a day's own is not traded for what is true at any age: only the latter has equals.
    while (first?.isEvergreen && shown.length < mostEquals) {
      const equal = this.#equal(age);
      if (!equal) break;
      this.#use(equal, age);
      shown.push(equal);
    }
    this.days.push(shown.map(({ id }) => id));
  }

  #choose(age: number): Piece | undefined {
    return this.#chooseOwn(age) ?? this.#chooseAny(age);
  }

  /** Of the baby's age, and of the day's types; such that the days of one type alone keep something of the age, too. */
  #chooseOwn(age: number): Piece | undefined {
    const types = this.#typesOn(age);
    if (!isDayOfAge(types)) return undefined;
    const own = this.#freeOn(age).filter(
      ({ isEvergreen, contentType }) => !isEvergreen && types.includes(contentType),
    );
    if (types.length === 1) return this.#best(own);
    return this.#best(own.filter((piece) => this.#leavesEnough(piece, age, 'of its age'))) ?? this.#best(own);
  }

  /** Of the day's types if any is free, else another's own, else anything: a day is empty only when all were shown. */
  #chooseAny(age: number): Piece | undefined {
    const types = this.#typesOn(age);
    const free = this.#freeOn(age);
    const ofDay = free.filter(({ contentType }) => types.includes(contentType));
    if (types.length === 1 && ofDay.length > 0) return this.#best(ofDay);
    const isSpared = (piece: Piece) => this.#leavesEnough(piece, age, 'for its own days');
    const spared = ofDay.filter(isSpared);
    // Week by week another type has its turn.
    const turn = types[Math.floor((age - firstAge) / typesOfWeekday.length) % types.length];
    return (
      this.#best(spared.filter((piece) => piece.contentType === turn || this.#isUnseenOwn(piece))) ??
      this.#best(spared) ??
      this.#best(free.filter((piece) => this.#isUnseenOwn(piece) && isSpared(piece))) ??
      this.#best(free.filter(isSpared)) ??
      this.#best(free)
    );
  }

  #equal(age: number): Piece | undefined {
    const types = this.#typesOn(age);
    const candidates = this.#freeOn(age).filter(
      ({ isEvergreen, contentType }) => isEvergreen && types.includes(contentType),
    );
    return this.#best(candidates.filter((piece) => this.#leavesEnough(piece, age, 'for all')));
  }

  /** Its own and not shown yet, the soonest over first; then whatever was not shown for the longest time. */
  #best(candidates: Piece[]): Piece | undefined {
    const own = candidates.filter((piece) => this.#isUnseenOwn(piece));
    if (own.length > 0) return least(own, ({ toAge }) => toAge);
    return least(candidates, (piece) => this.#lastUse.get(piece) ?? Number.NEGATIVE_INFINITY);
  }

  /** Once it is shown, those days on which its type is due before it may come again still find something each. */
  #leavesEnough(piece: Piece, age: number, scope: 'of its age' | 'for its own days' | 'for all'): boolean {
    let due = 0;
    for (let day = age + 1; day < age + apartDays && day <= lastAge; day++) {
      const types = this.#typesOn(day);
      const isDue = types.includes(piece.contentType) && (types.length === 1 || scope === 'for all');
      const free = this.#free[day - firstAge];
      const others = scope === 'of its age' ? free?.ownWithout(piece) : free?.without(piece);
      if (isDue && (others ?? 0) < ++due) return false;
      // Where some types are scarce the others fill their days, too.
      if (scope === 'for all' && (free?.pieces.size ?? 0) <= day - age) return false;
    }
    return true;
  }

  #typesOn(age: number): readonly DailyType[] {
    // The first age is whole weeks before birth.
    const weekday = (this.#birthWeekday + age - firstAge) % typesOfWeekday.length;
    return typesOfWeekday[weekday] ?? [];
  }

  #freeOn = (age: number): Piece[] => [...(this.#free[age - firstAge]?.pieces ?? [])];
  #isUnseenOwn = (piece: Piece) => !piece.isEvergreen && !this.#lastUse.has(piece);

  #use(piece: Piece, age: number): void {
    this.#lastUse.set(piece, age);
    for (let day = age; day < age + apartDays; day++) this.#free[day - firstAge]?.remove(piece);
    // The end of the last round leads to its beginning again.
    const daysIntoRound = age - firstOfLastRound;
    if (daysIntoRound < 0) return;
    for (let day = lastAge + 1 + daysIntoRound - apartDays + 1; day <= lastAge; day++)
      this.#free[day - firstAge]?.remove(piece);
  }
}

/** They are counted by type as they come and go: the plan asks for the counts far more often than for the pieces. */
class FreePieces {
  readonly pieces = new Set<Piece>();
  readonly #ofType = new Map<DailyType, number>();
  readonly #ownOfType = new Map<DailyType, number>();

  add(piece: Piece): void {
    this.pieces.add(piece);
    this.#count(piece, 1);
  }

  remove(piece: Piece): void {
    if (this.pieces.delete(piece)) this.#count(piece, -1);
  }

  /** How many others there are of its type. */
  without(piece: Piece): number {
    return (this.#ofType.get(piece.contentType) ?? 0) - (this.pieces.has(piece) ? 1 : 0);
  }

  /** How many others there are of its type that are of the age, as it is. */
  ownWithout(piece: Piece): number {
    return (this.#ownOfType.get(piece.contentType) ?? 0) - (this.pieces.has(piece) ? 1 : 0);
  }

  #count({ contentType, isEvergreen }: Piece, change: number): void {
    this.#ofType.set(contentType, (this.#ofType.get(contentType) ?? 0) + change);
    if (!isEvergreen) this.#ownOfType.set(contentType, (this.#ownOfType.get(contentType) ?? 0) + change);
  }
}

function piecesByAge(pieces: readonly Piece[]): FreePieces[] {
  const byAge = Array.from({ length: lastAge - firstAge + 1 }, () => new FreePieces());
  for (const piece of pieces) {
    const last = Math.min(piece.toAge, lastAge);
    for (let age = Math.max(piece.fromAge, firstAge); age <= last; age++) byAge[age - firstAge]?.add(piece);
  }
  return byAge;
}

/** The first of those with the least. */
function least<Item>(items: Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || measure(item) < measure(best) ? item : best),
    undefined,
  );
}
