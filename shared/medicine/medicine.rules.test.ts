import { describe, expect, it } from 'vitest';
import type { Recorded } from '../diary/kind.ts';
import type { MedicineDetails } from '../diary/kinds/medicine.ts';
import { isTooEarly, nextDose } from './medicine.rules.ts';

let made = 0;
const dose = (
  name: string,
  time: string,
  everyHours: number | null = null,
  babyId = 'alice',
): Recorded<MedicineDetails> => {
  made += 1;
  return {
    id: String(made),
    babyId,
    startTime: `2026-03-08T${time}:00.000Z`,
    endTime: null,
    day: null,
    durationSeconds: null,
    details: { name, dose: '5 gotas', everyHours },
    notes: null,
    timeZone: 'UTC',
    groupId: null,
  };
};

describe('a dose is too early', () => {
  const morning = dose('Dipirona', '08:00', 6);

  it.each([
    ['an hour after the last', dose('dipirona', '09:00', 6), true],
    ['a minute before its time', dose('DIPIRONA ', '13:59', 6), true],
    ['however its name is written', dose('dipiroña', '09:00', 6), true],
    ['by the interval told with the last, where this one tells none', dose('Dipirona', '09:00'), true],
  ])('%s', (_, given, isEarly) => {
    expect(isTooEarly(given, [morning, given])).toBe(isEarly);
  });

  it.each([
    ['at its time', dose('Dipirona', '14:00', 6)],
    ['of another medicine', dose('Ibuprofeno', '09:00', 6)],
    ['of another baby', dose('Dipirona', '09:00', 6, 'theo')],
    ['that was given before', dose('Dipirona', '07:00', 6)],
  ])('but not one %s', (_, given) => {
    expect(isTooEarly(given, [morning, given])).toBe(false);
  });

  it('by an interval that was told once, some doses ago', () => {
    const given = [dose('Amoxicilina', '00:00', 8), dose('Amoxicilina', '08:00')];
    expect(isTooEarly(dose('Amoxicilina', '12:00'), given)).toBe(true);
    expect(isTooEarly(dose('Amoxicilina', '16:00'), given)).toBe(false);
  });

  it('never where nobody told an interval', () => {
    const first = dose('Luftal', '08:00');
    expect(isTooEarly(dose('Luftal', '08:05'), [first])).toBe(false);
  });

  it('when two carers gave it within minutes, the later one is', () => {
    const [hers, his] = [dose('Paracetamol', '08:00', 6), dose('paracetamol', '08:04', 6)];
    expect(isTooEarly(his, [hers, his])).toBe(true);
    expect(isTooEarly(hers, [hers, his])).toBe(false);
  });
});

describe('the next dose', () => {
  const now = new Date('2026-03-08T12:00:00.000Z');

  it('follows the last one by the prescriber’s interval, the soonest first', () => {
    const given = [
      dose('Amoxicilina', '07:00', 8),
      dose('Dipirona', '02:00', 6),
      dose('dipirona', '05:30', 6),
      dose('Luftal', '11:00'),
    ];
    const next = nextDose(given, now);
    expect(next.map(({ last, at, isDue }) => [last.details.name, at.slice(11, 16), isDue])).toEqual([
      ['dipirona', '11:30', true],
      ['Amoxicilina', '15:00', false],
    ]);
  });

  it('is known by an interval that was told once', () => {
    const next = nextDose([dose('Dipirona', '02:00', 6), dose('Dipirona', '09:00')], now);
    expect(next).toMatchObject([{ at: '2026-03-08T15:00:00.000Z', isDue: false }]);
  });

  it('is not waited for a day after it was due', () => {
    const late = new Date('2026-03-10T12:00:00.000Z');
    expect(nextDose([dose('Dipirona', '02:00', 6)], late)).toEqual([]);
  });
});
