import type { BabyAge, BabyAgeText } from '../baby/baby-age.rules.ts';
import { type GrowthPoint, growthMeasures } from '../growth/growth.rules.ts';
import { documentLanguage, type Language } from '../language/language.rules.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { pni } from '../vaccines/pni.ts';
import { growthCurve } from './growth-curve.rules.ts';
import type { Sheet, SheetDay, SheetMeasure } from './sheet.rules.ts';
import type { SheetBlock, SheetDocument, SheetSection } from './sheet.schema.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

type Said = { language: Language; words: SheetWords; timeZone: string };

/** The sheet in words. A part of which nothing was recorded is not there. */
export function documentOf(
  sheet: Sheet,
  { language, madeAt }: { language: Language; madeAt: Date },
): SheetDocument {
  const words = sheetWords[language];
  const said = { language, words, timeZone: sheet.timeZone };
  const sections = [
    section(words.perDay, perDay(sheet, said)),
    section(words.temperatures, temperatures(sheet, said)),
    section(words.medicines, medicines(sheet, said)),
    section(words.growth, growth(sheet, said)),
    section(words.vaccines, vaccines(sheet, said)),
    section(words.questions, questions(sheet)),
    section(words.notes, notes(sheet, said)),
  ];
  return {
    language,
    title: words.title,
    about: about(sheet, said),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    foot: [words.zone(sheet.timeZone), words.made(moment(madeAt.toISOString(), said)), words.source],
  };
}

const section = (title: string, blocks: SheetBlock[]): SheetSection => ({ title, blocks });

function about(sheet: Sheet, { language, words }: Said): string[] {
  const { name, sex, age, first, last } = sheet;
  const corrected = age.kind === 'born' ? age.corrected : null;
  const beside = corrected && words.corrected(correctedAge(corrected, words));
  const born =
    age.kind === 'born' ? words.age([ageIn(age.text, words), beside].filter(Boolean).join(' · ')) : '';
  const who = [name ?? words.baby, sex && words.sex[sex]].filter(Boolean).join(' · ');
  return [who, born, words.period(longDay(first, language), longDay(last, language))].filter(Boolean);
}

type Corrected = NonNullable<Extract<BabyAge, { kind: 'born' }>['corrected']>;
function correctedAge({ isBeforeTerm, calendarMonths, days }: Corrected, words: SheetWords): string {
  if (isBeforeTerm) return words.beforeTerm;
  return calendarMonths > 0 ? words.months(calendarMonths) : words.days(days);
}

function ageIn(text: BabyAgeText, words: SheetWords): string {
  const counted: Partial<Record<'years' | 'months' | 'days', number>> = text;
  const parts = (['years', 'months', 'days'] as const).flatMap((unit) => {
    const n = counted[unit];
    return n ? [words[unit](n)] : [];
  });
  return parts.join(words.and) || words.days(0);
}

/** What one column tells of a day, and of a usual one. */
type DayColumn = { head: string; of: (day: SheetDay) => string | null; mean: (days: SheetDay[]) => string };

function perDay({ days }: Sheet, said: Said): SheetBlock[] {
  const columns = dayColumns(said).filter(({ of }) => days.some((day) => of(day) !== null));
  if (columns.length === 0) return [{ sort: 'lines', lines: [said.words.nothingPerDay] }];
  const told = days.filter((day) => columns.some(({ of }) => of(day) !== null));
  return [
    {
      sort: 'table',
      head: [said.words.day, ...columns.map(({ head }) => head)],
      rows: told.map((day) => [shortDay(day.day, said.language), ...columns.map(({ of }) => of(day) ?? '–')]),
      ...(told.length > 1 && { foot: [said.words.mean, ...columns.map(({ mean }) => mean(days))] }),
    },
  ];
}

function dayColumns({ language, words }: Said): DayColumn[] {
  const tenths = (value: number) => number(value, language, { most: 1 });
  const timesAnd = (n: string | number, more: string) => `${n}× · ${more}`;
  const column = <Told>(
    head: string,
    pick: (day: SheetDay) => Told | null,
    { say, mean }: { say: (told: Told) => string; mean: (told: Told[]) => string },
  ): DayColumn => ({
    head,
    of: (day) => {
      const told = pick(day);
      return told && say(told);
    },
    mean: (days) => mean(days.flatMap((day) => pick(day) ?? [])),
  });
  return [
    column(words.feeds, ({ feeds }) => feeds, {
      say: ({ times, seconds }) => timesAnd(times, duration(seconds)),
      mean: (told) =>
        timesAnd(
          tenths(meanOf(told, ({ times }) => times)),
          duration(meanOf(told, ({ seconds }) => seconds)),
        ),
    }),
    column(words.bottles, ({ bottles }) => bottles, {
      say: ({ times, ml }) => timesAnd(times, `${ml} ml`),
      mean: (told) =>
        timesAnd(
          tenths(meanOf(told, ({ times }) => times)),
          `${Math.round(meanOf(told, ({ ml }) => ml))} ml`,
        ),
    }),
    column(words.nappies, ({ nappies }) => nappies, {
      say: ({ wet, dirty }) => `${wet} / ${dirty}`,
      mean: (told) =>
        `${tenths(meanOf(told, ({ wet }) => wet))} / ${tenths(meanOf(told, ({ dirty }) => dirty))}`,
    }),
    column(words.sleep, ({ sleep }) => sleep, {
      say: ({ seconds }) => duration(seconds),
      mean: (told) => duration(meanOf(told, ({ seconds }) => seconds)),
    }),
  ];
}

const meanOf = <Told>(told: readonly Told[], of: (one: Told) => number): number =>
  told.reduce((sum, one) => sum + of(one), 0) / (told.length || 1);

function temperatures({ temperatures: told }: Sheet, said: Said): SheetBlock[] {
  if (told.length === 0) return [];
  const lines = told.map(
    ({ at, tenths, place }) =>
      `${moment(at, said)}: ${number(tenths / 10, said.language, { most: 1, least: 1 })} °C (${said.words.place[place]})`,
  );
  return [{ sort: 'lines', lines }];
}

/** So many moments are listed; of more, only how many and since when. */
const mostMoments = 8;

function medicines({ medicines: told }: Sheet, said: Said): SheetBlock[] {
  if (told.length === 0) return [];
  const when = (at: string[]) =>
    at.length > mostMoments
      ? said.words.givenTimes(at.length, moment(at[0] ?? '', said), moment(at.at(-1) ?? '', said))
      : at.map((one) => moment(one, said)).join('; ');
  return [
    {
      sort: 'table',
      head: [said.words.medicine, said.words.given],
      rows: told.map(({ name, dose, at }) => [[name, dose].filter(Boolean).join(', '), when(at)]),
    },
  ];
}

/** The newest measures fit on the page; the curve has them all. */
const mostMeasures = 8;

function growth({ growth: told, sex }: Sheet, said: Said): SheetBlock[] {
  if (told.length === 0) return [];
  const { words } = said;
  const kept = growthMeasures.filter((measure) => told.some((one) => measureOf(one, measure) !== null));
  const table: SheetBlock = {
    sort: 'table',
    head: [words.day, ...kept.map((measure) => words.measure[measure])],
    rows: told
      .slice(-mostMeasures)
      .map((one) => [
        shortDay(one.day, said.language, true),
        ...kept.map((measure) => measured(one, measure, said)),
      ]),
  };
  if (sex === null) return [table, { sort: 'lines', lines: [words.noSex] }];
  const curves = kept.flatMap((measure) => {
    const curve = growthCurve({ sex, measure, measures: told });
    return curve ? [{ ...curve, title: words.measure[measure] }] : [];
  });
  return curves.length > 0 ? [table, { sort: 'curves', curves, caption: words.curves }] : [table];
}

type Measure = (typeof growthMeasures)[number];

function measureOf({ weightGrams, lengthMm, headMm }: SheetMeasure, measure: Measure): number | null {
  const stored = { weight: weightGrams, length: lengthMm, head: headMm }[measure];
  return stored === null ? null : stored / (measure === 'weight' ? 1000 : 10);
}

/** '4,2 · z −0,95 (P17)': where it stands beside it, and by the corrected age where that counts. */
function measured(one: SheetMeasure, measure: Measure, { language, words }: Said): string {
  const value = measureOf(one, measure);
  if (value === null) return '–';
  const at = one.points?.[measure];
  const standing = measure === 'length' && one.lying === false ? words.standing : '';
  return [
    number(value, language, { most: 3 }),
    standing,
    at?.chronological && pointIn(at.chronological, language),
    at?.corrected && words.onCorrected(pointIn(at.corrected, language)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function pointIn({ z, percentile }: GrowthPoint, language: Language): string {
  const rounded = Math.round(percentile);
  const place = rounded < 1 ? '<1' : rounded > 99 ? '>99' : rounded;
  return `z ${number(z, language, { most: 2, least: 2 }).replace('-', '−')} (P${place})`;
}

function vaccines({ vaccines: told }: Sheet, said: Said): SheetBlock[] {
  if (told.length === 0) return [];
  const { language, words } = said;
  const named = (key: string) => pni.vaccines.find((one) => one.key === key)?.name[language] ?? key;
  const dosed = (key: string, dose: string) =>
    pni.doses.find((one) => one.vaccine === key && one.dose === dose)?.name[language] ?? dose;
  return [
    {
      sort: 'table',
      head: [words.day, words.vaccine, words.where],
      rows: told.map(({ day, vaccine, dose, state, place, batch }) => [
        shortDay(day, language, true),
        [named(vaccine), dosed(vaccine, dose), state === 'skipped' ? words.skipped : '']
          .filter(Boolean)
          .join(', '),
        [place, batch && words.batch(batch)].filter(Boolean).join(', ') || '–',
      ]),
    },
  ];
}

const questions = ({ questions: told }: Sheet): SheetBlock[] =>
  told.length > 0 ? [{ sort: 'questions', questions: told.map(({ text }) => text) }] : [];

function notes({ notes: told }: Sheet, said: Said): SheetBlock[] {
  if (told.length === 0) return [];
  const when = (at: string | null, day: CalendarDate) =>
    at === null ? shortDay(day, said.language) : moment(at, said);
  return [{ sort: 'notes', notes: told.map(({ id, at, day, text }) => ({ id, when: when(at, day), text })) }];
}

const number = (value: number, language: Language, { most, least = 0 }: { most: number; least?: number }) =>
  new Intl.NumberFormat(documentLanguage[language], {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  }).format(value);

/** '2 h 05 min', '40 min'. */
function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, '0')} min` : `${minutes} min`;
}

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(documentLanguage[language], options);
const utc = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

const shortDay = (day: CalendarDate, language: Language, withYear = false) =>
  format(language, {
    timeZone: 'UTC',
    day: '2-digit',
    month: language === 'pt' ? '2-digit' : 'short',
    ...(withYear && { year: 'numeric' }),
  }).format(utc(day));

const longDay = (day: CalendarDate, language: Language) =>
  format(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(utc(day));

const moment = (at: string, { language, timeZone }: Said) =>
  format(language, {
    timeZone,
    day: '2-digit',
    month: language === 'pt' ? '2-digit' : 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
