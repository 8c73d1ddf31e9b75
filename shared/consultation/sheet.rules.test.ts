import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { withNotes } from './chosen-notes.rules.ts';
import { type SheetRecord, sheetOf } from './sheet.rules.ts';
import { documentOf } from './sheet-document.rules.ts';

const timeZone = 'America/Sao_Paulo';
const days = {
  first: calendarDate('2026-07-01'),
  last: calendarDate('2026-07-03'),
  timeZone,
  dayStartHour: 0,
  sleepDayStartHour: 6,
};
const baby = {
  name: 'Gil',
  sex: 'm' as const,
  facts: {
    journeyType: 'com-bebe' as const,
    birthDate: calendarDate('2026-05-01'),
    gestationWeeks: 36,
    dueDate: null,
  },
};
const today = calendarDate('2026-07-04');

let count = 0;
function record(kind: string, told: Partial<SheetRecord>): SheetRecord {
  const id = `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`;
  const unsaid = { babyId: null, startTime: null, endTime: null, day: null, durationSeconds: null };
  return { id, ...unsaid, kind, details: {}, notes: null, timeZone: null, groupId: null, ...told };
}
const at = (day: string, hour: string) => `2026-07-${day}T${hour}:00-03:00`;
const feed = (startTime: string, minutes: number, notes: string | null = null) =>
  record('feed', {
    startTime,
    durationSeconds: minutes * 60,
    details: { side: 'left', leftSeconds: minutes * 60, rightSeconds: 0, lastSide: null },
    notes,
  });
const sheet = (...records: SheetRecord[]) => sheetOf(records, { baby, days, today });
const told = (language: 'pt' | 'en', ...records: SheetRecord[]) =>
  documentOf(sheet(...records), { language, madeAt: new Date('2026-07-04T12:00:00Z') });
const blocksOf = (document: ReturnType<typeof told>, title: string) =>
  document.sections.find((section) => section.title === title)?.blocks;

describe('a sheet', () => {
  it('counts each day by itself, and what was not recorded is not nought', () => {
    const { days: counted } = sheet(
      feed(at('01', '08:00'), 10),
      feed(at('01', '11:00'), 20),
      record('bottle', {
        startTime: at('02', '09:00'),
        details: { milk: 'formula', offeredMl: 120, takenMl: 90, container: null },
      }),
      record('nappy', {
        startTime: at('02', '10:00'),
        details: { what: 'both', colour: null, catch: null, cue: false },
      }),
    );
    expect(counted).toEqual([
      {
        day: '2026-07-01',
        feeds: { times: 2, seconds: 1800 },
        bottles: null,
        nappies: null,
        sleep: null,
      },
      {
        day: '2026-07-02',
        feeds: null,
        bottles: { times: 1, ml: 90 },
        nappies: { wet: 1, dirty: 1 },
        sleep: null,
      },
      { day: '2026-07-03', feeds: null, bottles: null, nappies: null, sleep: null },
    ]);
  });

  it('gives a night to the day on which it began, by the family’s own hours, and leaves out other days', () => {
    const asleep = (startTime: string) =>
      record('sleep', { startTime, durationSeconds: 3600, details: { sort: 'night', mood: null } });
    const { days: counted } = sheet(
      asleep(at('02', '03:00')),
      asleep(at('01', '03:00')),
      feed(at('04', '00:30'), 10),
      feed('2026-06-30T23:30:00-03:00', 10),
    );
    expect(counted.map(({ sleep }) => sleep?.seconds ?? null)).toEqual([3600, null, null]);
    expect(counted.some(({ feeds }) => feeds !== null)).toBe(false);
  });

  it('says who, how old, and the corrected age beside it', () => {
    expect(told('pt').about).toEqual([
      'Gil · menino',
      'Idade: 2 meses e 3 dias · idade corrigida: 1 mês',
      'De 1 de jul. de 2026 a 3 de jul. de 2026',
    ]);
    expect(told('en').about[1]).toBe('Age: 2 months and 3 days · corrected age: 1 month');
  });

  it('tells temperatures with their place, and medicines as they were written', () => {
    const dose = (hour: string) =>
      record('medicine', {
        startTime: at('02', hour),
        details: { name: 'Vitamina D', dose: '2 gotas', everyHours: 24 },
      });
    const document = told(
      'pt',
      record('temperature', { startTime: at('02', '14:20'), details: { tenths: 378, place: 'axillary' } }),
      dose('08:00'),
      dose('20:00'),
    );
    expect(blocksOf(document, 'Temperaturas')).toEqual([
      { sort: 'lines', lines: ['02/07, 14:20: 37,8 °C (axila)'] },
    ]);
    expect(blocksOf(document, 'Remédios dados')).toMatchObject([
      { rows: [['Vitamina D, 2 gotas', '02/07, 08:00; 02/07, 20:00']] },
    ]);
  });

  it('tells growth with z and percentile, by both ages, and draws the curve', () => {
    const measure = record('growth', {
      day: calendarDate('2026-07-01'),
      details: { weightGrams: 4800, lengthMm: null, headMm: 385, lying: null },
    });
    const [table, curves] = blocksOf(told('en', measure), 'Growth') ?? [];
    expect(table).toMatchObject({ head: ['Day', 'Weight (kg)', 'Head circumference (cm)'] });
    const [row] = table?.sort === 'table' ? table.rows : [];
    expect(row?.[1]).toMatch(/^4\.8 · z −\d\.\d\d \(P\d+\) · corrected: z −?\d\.\d\d \(P\d+\)$/);
    expect(curves?.sort === 'curves' && curves.curves.map(({ title }) => title)).toEqual([
      'Weight (kg)',
      'Head circumference (cm)',
    ]);
    const [weight] = curves?.sort === 'curves' ? curves.curves : [];
    expect(weight?.lines.map(({ z }) => z)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(weight?.points).toHaveLength(1);
  });

  it('draws no curve where the sex was not told, and says why', () => {
    const measure = record('growth', {
      day: calendarDate('2026-07-01'),
      details: { weightGrams: 4800, lengthMm: null, headMm: null, lying: null },
    });
    const unsaid = sheetOf([measure], { baby: { ...baby, sex: null }, days, today });
    const document = documentOf(unsaid, { language: 'pt', madeAt: new Date() });
    expect(blocksOf(document, 'Crescimento')).toEqual([
      { sort: 'table', head: ['Dia', 'Peso (kg)'], rows: [['01/07/2026', '4,8']] },
      { sort: 'lines', lines: ['Sem curvas: o sexo do bebê não foi informado.'] },
    ]);
  });

  it('names vaccines as the calendar does, and others as she did', () => {
    const given = (vaccine: string, dose: string) =>
      record('vaccine', {
        day: calendarDate('2026-05-02'),
        details: { vaccine, dose, state: 'done', place: 'UBS Centro', batch: 'A1' },
      });
    const [table] =
      blocksOf(told('pt', given('penta', '1'), given('Do posto', '')), 'Vacinas registradas') ?? [];
    expect(table?.sort === 'table' && table.rows.map(([, name]) => name)).toEqual([
      'Penta, 1ª dose',
      'Do posto',
    ]);
  });

  it('takes her open questions along, however old, and none that was answered', () => {
    const asked = (notes: string, answered: boolean) =>
      record('question', {
        startTime: '2026-02-01T10:00:00Z',
        notes,
        details: { answered, answer: null, from: null },
      });
    const document = told('pt', asked('Pode viajar?', false), asked('E o umbigo?', true));
    expect(blocksOf(document, 'Perguntas para a consulta')).toEqual([
      { sort: 'questions', questions: ['Pode viajar?'] },
    ]);
  });

  it('takes along only the notes that she chose', () => {
    const [one, other] = [feed(at('01', '08:00'), 10, 'Regurgitou'), feed(at('02', '08:00'), 10, 'Calma')];
    const document = told('pt', one, other);
    expect(JSON.stringify(withNotes(document, [one.id]))).toContain('Regurgitou');
    expect(JSON.stringify(withNotes(document, [one.id]))).not.toContain('Calma');
    expect(blocksOf(withNotes(document, []), 'Observações da família')).toBeUndefined();
  });

  it('leaves out what it does not understand instead of failing', () => {
    const odd = record('temperature', { startTime: at('02', '08:00'), details: { tenths: 'hot' } });
    expect(sheet(odd, record('moonwalk', { startTime: at('02', '08:00') })).temperatures).toEqual([]);
  });

  it('is there with nothing recorded, and says so', () => {
    expect(blocksOf(told('pt'), 'Dia por dia')).toEqual([
      { sort: 'lines', lines: ['Nada registrado nestes dias.'] },
    ]);
  });
});
