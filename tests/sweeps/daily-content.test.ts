import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DailyFilePiece, readDailyFolder } from '#server/features/daily/content/daily-folder.ts';
import { dailyRow } from '#server/features/daily/content/daily-row.ts';
import { readArticleFile } from '#server/features/library/article-file.ts';
import { planCalendar } from '#shared/daily/calendar-plan.rules.ts';
import { apartDays, dailyTypes, firstAge, isEvergreen, lastAge } from '#shared/daily/daily.rules.ts';
import { languages } from '#shared/language/language.rules.ts';
import { calendarAge } from '#tests/support/calendar-age.ts';

/** What Colo promises: something true for every day from twelve weeks before birth to two years. */
const promised = { from: -84, to: 730 };
const born = languages.flatMap((language) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ language, weekday })));

let pieces: DailyFilePiece[];
let rows: Map<string, ReturnType<typeof dailyRow>>;
const plans = new Map<string, string[][]>();
beforeAll(async () => {
  pieces = await readDailyFolder('content');
  rows = new Map(pieces.map((piece) => [dailyRow(piece).id, dailyRow(piece)]));
  // In the order in which the server plans them.
  const ordered = [...rows.values()].toSorted((a, b) => (a.pieceId < b.pieceId ? -1 : 1));
  for (const { language, weekday } of born)
    plans.set(
      `${language} ${weekday}`,
      planCalendar(
        ordered.filter((row) => row.language === language),
        weekday,
      ),
    );
});

type Born = (typeof born)[number];
const shownOn = ({ language, weekday }: Born, day: number) =>
  plans.get(`${language} ${weekday}`)?.[calendarAge(day) - firstAge] ?? [];
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const ownShown = (baby: Born, from: number, to: number) =>
  new Set(
    days(from, to)
      .flatMap((day) => shownOn(baby, day))
      .filter((id) => !rows.get(id)?.isEvergreen),
  ).size;
const isOfAge = (id: string | undefined) => rows.get(id ?? '')?.isEvergreen === false;
/** Weeks to twelve, months of thirty days after, months of four weeks before. */
const spans = [
  ...[-84, -56, -28].map((from) => [from, from + 27] as const),
  ...days(0, 11).map((week) => [week * 7, week * 7 + 6] as const),
  ...days(3, 23).map((month) => [Math.max(month * 30, 84), month * 30 + 29] as const),
];

describe.each(born)('the days of a baby born on weekday $weekday, in $language', (baby) => {
  it('have content, each of them, and it is true for that age', () => {
    const wrong = days(firstAge, lastAge).filter((day) => {
      const [first] = shownOn(baby, day);
      const row = rows.get(first ?? '');
      return !row || row.fromAge > day || row.toAge < day;
    });
    expect(wrong).toEqual([]);
  });

  it('repeat nothing within two weeks, nor beyond two years', () => {
    const repeated = days(firstAge, 1000).filter((day) => {
      const soon = new Set(days(day + 1, day + apartDays - 1).flatMap((later) => shownOn(baby, later)));
      return shownOn(baby, day).some((id) => soon.has(id));
    });
    expect(repeated).toEqual([]);
  });

  it('have four of the five types or more in each week, and none more than twice', () => {
    const sundays = days(firstAge, 1000).filter((day) => (baby.weekday + day + 7 * 40) % 7 === 0);
    const lopsided = sundays.filter((sunday) => {
      const types = days(sunday, sunday + 6).map((day) => rows.get(shownOn(baby, day)[0] ?? '')?.contentType);
      const counts = dailyTypes.map((type) => types.filter((one) => one === type).length);
      return counts.filter((count) => count > 0).length < 4 || Math.max(...counts) > 2;
    });
    expect(lopsided).toEqual([]);
  });

  it('bring two things of its own or more each week to twelve, each month after, each month of pregnancy', () => {
    expect(spans.filter(([from, to]) => ownShown(baby, from, to) < 2)).toEqual([]);
  });

  it('are of its age on four or more of any seven running, all through pregnancy and to two years', () => {
    const lacking = days(firstAge, promised.to - 6).filter(
      (from) => days(from, from + 6).filter((day) => isOfAge(shownOn(baby, day)[0])).length < 4,
    );
    expect(lacking).toEqual([]);
  });

  it('bring nothing of an age so often that it tires', () => {
    const times = new Map<string, number>();
    for (const id of days(firstAge, promised.to).flatMap((day) => shownOn(baby, day)))
      if (isOfAge(id)) times.set(id, (times.get(id) ?? 0) + 1);
    const often = [...times].filter(([, count]) => count > 6).map(([id]) => rows.get(id)?.contentKey);
    expect(often).toEqual([]);
  });

  it('beyond two years bring nothing of an age that has passed', () => {
    expect(days(promised.to + 1, 1200).filter((day) => shownOn(baby, day).some(isOfAge))).toEqual([]);
  });
});

it.each(languages)('a week past the due date is of the pregnancy on four days or more, in %s', (language) => {
  // Each of its days is asked as the last before a birth on the next.
  const week = days(0, 6).map((weekday) => shownOn({ language, weekday }, -1)[0]);
  expect(week.filter(isOfAge).length).toBeGreaterThanOrEqual(4);
});

describe('the pieces', () => {
  it('reach over all that is promised without what is true at any age', () => {
    for (const language of languages) {
      const own = pieces.filter((piece) => piece.language === language && !piece.isEvergreen);
      const bare = days(promised.from, promised.to).filter(
        (day) => !own.some(({ from, to }) => from <= day && day <= to),
      );
      expect(bare, language).toEqual([]);
    }
  });

  it('are the same in both languages, but for the words', () => {
    const told = (language: string) =>
      pieces
        .filter((piece) => piece.language === language)
        .map(({ id, from, to, type, minutes, category, library, article, tips, interests }) => ({
          ...{ id, from, to, type, minutes, category, library, article, interests },
          tips: tips.length,
        }));
    expect(told('pt')).toEqual(told('en'));
    expect(new Set(told('pt').map(({ id }) => id)).size).toBe(told('pt').length);
  });

  it('that are true at any age are those that stay true for half a year', () => {
    const off = pieces.filter(
      (piece) => piece.isEvergreen !== isEvergreen(piece.from, Math.min(piece.to, lastAge)),
    );
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  it('of type article lead to a category of the library that has an article in their language', () => {
    const articles = globSync('content/articles/*/*.md').map((file) =>
      readArticleFile(readFileSync(file, 'utf8')),
    );
    const has = (piece: DailyFilePiece) =>
      articles.some(({ category, language }) => category === piece.library && language === piece.language);
    const lost = pieces.filter((piece) => piece.type === 'article' && !has(piece));
    expect(lost.map(({ id, language }) => `${id} ${language}`)).toEqual([]);
  });

  it('that speak of an article name one that is there, in their language', () => {
    const lost = pieces.filter(
      ({ article, articleKey, type }) => article && (!articleKey || type !== 'article'),
    );
    expect(lost.map(({ id, language }) => `${id} ${language}`)).toEqual([]);
    expect(pieces.filter(({ articleKey }) => articleKey).length).toBeGreaterThan(40);
  });

  it('are short: a title, one or two sentences, two to four tips, a page', () => {
    const off = pieces.filter(({ title, description, tips, full, minutes }) => {
      const words = full.split(/\s+/).length;
      return (
        title.length > 60 ||
        description.length > 200 ||
        tips.length < 2 ||
        tips.length > 4 ||
        words < 70 ||
        words > 175 ||
        minutes < 2 ||
        minutes > 15
      );
    });
    expect(off.map(({ id, language }) => `${id} ${language}`)).toEqual([]);
  });
});
