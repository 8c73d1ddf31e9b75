import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AgeOnDay,
  chartLines,
  curveValue,
  type GrowthMeasure,
  growthMeasures,
  growthPoints,
  isWorthShowing,
  lastDays,
  lmsOn,
  type Measured,
  probableRange,
  type Sex,
  weightForLength,
} from './growth.rules.ts';
import { percentileOf, valueAtZ, weightAtZ, weightZOf, zOf } from './lms.rules.ts';

const nothing: Measured = { weightGrams: null, lengthMm: null, headMm: null, lying: null };
const atTerm = (days: number): AgeOnDay => ({ days, corrected: null });
const pointOf = (measure: GrowthMeasure, measured: Partial<Measured>, whose: { sex: Sex; days: number }) =>
  growthPoints({ ...nothing, ...measured }, { sex: whose.sex, age: atTerm(whose.days) })[measure]
    ?.chronological ?? null;
const median = (sex: Sex, measure: GrowthMeasure, days: number) => curveValue({ sex, measure }, days, 0);

describe('the anchors', () => {
  it('are the medians of the tables: a boy at birth and at six months, a girl at twelve', () => {
    expect(lmsOn({ sex: 'm', measure: 'weight' }, 0)).toEqual({
      l: expect.closeTo(0.3487, 6),
      m: expect.closeTo(3.3464, 6),
      s: expect.closeTo(0.14602, 6),
    });
    expect(median('m', 'weight', 182.625)).toBeCloseTo(7.934, 4);
    expect(lmsOn({ sex: 'f', measure: 'weight' }, 365.25)).toEqual({
      l: expect.closeTo(-0.2024, 6),
      m: expect.closeTo(8.9481, 6),
      s: expect.closeTo(0.12268, 6),
    });
  });

  it.each<[string, GrowthMeasure, Partial<Measured>, { sex: Sex; days: number }, z: number, p: number]>([
    [
      'a boy of nine months with 8.0229 kg',
      'weight',
      { weightGrams: 8022.9 },
      { sex: 'm', days: 274 },
      -0.95,
      17.1,
    ],
    [
      'a boy of nine months with 71.12 cm',
      'length',
      { lengthMm: 711.2 },
      { sex: 'm', days: 274 },
      -0.38,
      35.3,
    ],
    ['a girl of a year with 8.0 kg', 'weight', { weightGrams: 8000 }, { sex: 'f', days: 365 }, -0.92, 17.8],
  ])('place %s', (_, measure, measured, whose, z, percentile) => {
    const point = pointOf(measure, measured, whose);
    expect(point?.z).toBeCloseTo(z, 2);
    expect(point?.percentile).toBeCloseTo(percentile, 0);
  });
});

/** Rows of WHO's tables by day (sex, measure, then day L M S): what the interpolation between knots must meet. */
const daily = {
  'm weight': `1 .3127 3.3174 .14693, 3 .2959 3.3627 .14647, 6 .2813 3.4545 .14528, 11 .2654 3.6319 .1429,
    17 .2517 3.8828 .13996, 24 .2392 4.193 .1367, 45 .2122 5.0404 .12858, 74 .1863 5.9445 .12066, 95 .1714 6.4601 .11666,
    106 .1644 6.6962 .11502, 137 .1471 7.2692 .1118, 228 .1077 8.4578 .10889, 350 .0686 9.531 .10915,
    533 .0242 10.8378 .11099, 1780 -.1462 18.0866 .1342, 1826 -.1506 18.3352 .13517`,
  'f weight': `1 .3259 3.1957 .14578, 3 .2986 3.2315 .14657, 6 .2737 3.3099 .14626, 11 .2446 3.4643 .14459,
    17 .2177 3.6818 .14218, 38 .1499 4.449 .13498, 87 .0474 5.7539 .1266, 106 .0173 6.1393 .125, 117 .0015 6.341 .12429,
    167 -.0594 7.1003 .12234, 289 -.1606 8.3536 .1221, 472 -.2433 9.7083 .12301`,
  'm length': `5 1 50.7635 .03744, 15 1 52.4978 .03645, 24 1 53.8239 .03592, 59 1 58.2207 .03431, 106 1 62.6778 .03291,
    228 1 69.8787 .03131, 411 1 77.4923 .03164, 594 1 83.7384 .03326, 1810 1 109.672 .04208, 1826 1 109.9593 .04214`,
  'f length': `5 1 49.9921 .03756, 15 1 51.651 .0369, 38 1 54.6018 .03619, 106 1 60.955 .03502, 167 1 64.8808 .03454,
    350 1 73.3971 .03471, 533 1 80.2046 .03587`,
  'm head': `5 1 34.9629 .03533, 13 1 35.7647 .03288, 15 1 35.9652 .03248, 18 1 36.2526 .03221, 74 1 39.7668 .02958,
    137 1 42.1168 .02851, 350 1 45.9163 .02788, 594 1 47.6172 .02805, 1826 1 50.7372 .02945`,
  'f head': `5 1 34.3603 .03409, 13 1 35.1309 .03269, 15 1 35.3211 .03248, 18 1 35.5906 .03239, 95 1 39.6705 .03137,
    167 1 41.8346 .03095, 411 1 45.3047 .03016, 594 1 46.5011 .02979`,
};

describe('between the knots', () => {
  it.each(Object.entries(daily))('%s is within 0.005 of a z of the table by day', (name, rows) => {
    const [sex, measure] = name.split(' ') as [Sex, GrowthMeasure];
    for (const row of rows.split(',')) {
      const [day = 0, l = 0, m = 0, s = 0] = row.trim().split(/\s+/).map(Number);
      const ours = lmsOn({ sex, measure }, day);
      if (!ours) throw new Error(`no day ${day}`);
      for (const z of [-3, -2, 0, 2, 3])
        expect(Math.abs(zOf(valueAtZ(z, { l, m, s }), ours) - z), `day ${day}, z ${z}`).toBeLessThan(0.005);
    }
  });

  it('a curve never falls but for weight after birth, and lines never cross', () => {
    const wrong: string[] = [];
    for (const sex of ['f', 'm'] as const)
      for (const measure of growthMeasures) {
        let before = chartLines.map(() => 0);
        for (let day = measure === 'weight' ? 2 : 0; day <= lastDays; day++) {
          const now = chartLines.map((z) => curveValue({ sex, measure }, day, z) ?? Number.NaN);
          const isCrossed = now.some((value, index) => index > 0 && !(value > (now[index - 1] ?? 0)));
          // From lying to standing a child is measured shorter, once.
          const mayFall = measure === 'length' && day === 731;
          const falls = now.some((value, index) => !(value >= (before[index] ?? 0) - 1e-9));
          if (isCrossed || (falls && !mayFall)) wrong.push(`${sex} ${measure} ${day}`);
          before = now;
        }
      }
    expect(wrong).toEqual([]);
  });
});

describe('the ends of the tables', () => {
  it('know the day of birth and the last day before five years, and nothing outside', () => {
    for (const measure of growthMeasures) {
      expect(median('f', measure, 0)).toBeGreaterThan(0);
      expect(median('f', measure, lastDays)).toBeGreaterThan(0);
      expect(median('f', measure, -1)).toBeNull();
      expect(median('f', measure, lastDays + 1)).toBeNull();
    }
    expect(pointOf('weight', { weightGrams: 20_000 }, { sex: 'f', days: 2000 })).toBeNull();
  });

  it('are of length up to 730 days and of height from 731', () => {
    expect(median('m', 'length', 730)).toBeCloseTo(87.8, 1);
    expect(median('m', 'length', 731)).toBeCloseTo(87.13, 1);
  });

  it('stand a toddler who was measured standing beside lying ones with 0.7 cm more, and the other way round', () => {
    const young = { sex: 'f', days: 700 } as const;
    const old = { sex: 'f', days: 800 } as const;
    const z = (lengthMm: number, lying: boolean | null, whose: { sex: Sex; days: number }) =>
      pointOf('length', { lengthMm, lying }, whose)?.z;
    expect(z(840, false, young)).toBeCloseTo(z(847, true, young) ?? 0, 9);
    expect(z(840, null, young)).toBe(z(840, true, young));
    expect(z(880, true, old)).toBeCloseTo(z(873, false, old) ?? 0, 9);
    expect(z(880, null, old)).toBe(z(880, false, old));
  });
});

describe('z and percentile', () => {
  const anyLms = fc.record({
    l: fc.double({ min: -0.5, max: 1, noNaN: true }),
    m: fc.double({ min: 2, max: 110, noNaN: true }),
    s: fc.double({ min: 0.02, max: 0.16, noNaN: true }),
  });
  const anyZ = fc.double({ min: -4, max: 4, noNaN: true });

  it('are each the inverse of a measure, also at L of nought and beyond 3', () => {
    fc.assert(
      fc.property(anyLms, anyZ, (lms, z) => {
        expect(zOf(valueAtZ(z, lms), lms)).toBeCloseTo(z, 5);
        expect(weightZOf(weightAtZ(z, lms), lms)).toBeCloseTo(z, 5);
      }),
    );
    const straight = { l: 0, m: 6.3, s: 0.12 };
    expect(zOf(valueAtZ(1.5, straight), straight)).toBeCloseTo(1.5, 9);
    expect(zOf(7, { ...straight, l: 1e-7 })).toBeCloseTo(zOf(7, straight), 5);
  });

  it('are alike on both sides of the median', () => {
    fc.assert(
      fc.property(anyZ, (z) => {
        expect(percentileOf(z) + percentileOf(-z)).toBeCloseTo(100, 4);
      }),
    );
    expect([-1.881, -1.036, 0, 1.036, 1.881].map((z) => Math.round(percentileOf(z)))).toEqual([
      3, 15, 50, 85, 97,
    ]);
  });

  it('go on in a straight line beyond 3 for weight alone', () => {
    const heavy = pointOf('weight', { weightGrams: 20_000 }, { sex: 'm', days: 365 });
    const lms = lmsOn({ sex: 'm', measure: 'weight' }, 365);
    if (!lms) throw new Error('no such day');
    const step = valueAtZ(3, lms) - valueAtZ(2, lms);
    expect(heavy?.z).toBeCloseTo(3 + (20 - valueAtZ(3, lms)) / step, 9);
    const long = pointOf('length', { lengthMm: 900 }, { sex: 'm', days: 365 });
    expect(long?.z).toBeCloseTo((90 / (median('m', 'length', 365) ?? 1) - 1) / 0.03137, 2);
  });

  it('of weight for length are nought on its median, and absent where no table reaches', () => {
    const measured = { ...nothing, weightGrams: 9800, lengthMm: 760 };
    expect(weightForLength(measured, { sex: 'm', days: 365 })).toBeCloseTo(0, 0);
    expect(weightForLength({ ...measured, lengthMm: 440 }, { sex: 'm', days: 3 })).toBeNull();
    expect(weightForLength({ ...measured, lengthMm: null }, { sex: 'm', days: 365 })).toBeNull();
  });
});

describe('a baby born early', () => {
  it('is placed by both ages, and by the corrected one alone once the expected day has come', () => {
    const measured = { ...nothing, weightGrams: 5000 };
    const both = growthPoints(measured, {
      sex: 'f',
      age: { days: 120, corrected: { days: 64, calendarMonths: 2, isBeforeTerm: false } },
    }).weight;
    expect(both?.corrected?.z).toBeGreaterThan(both?.chronological?.z ?? 0);
    expect(both?.corrected?.days).toBe(64);
    const early = growthPoints(measured, {
      sex: 'f',
      age: { days: 20, corrected: { days: 0, calendarMonths: 0, isBeforeTerm: true } },
    }).weight;
    expect(early?.corrected).toBeNull();
    expect(early?.chronological).not.toBeNull();
  });
});

describe('a fall across two lines', () => {
  const points = (...zs: number[]) => zs.map((z, index) => ({ days: 30 * (index + 1), z }));

  it('is worth showing, also when it came slowly', () => {
    expect(isWorthShowing(points(0.4, -1.2))).toBe(true);
    expect(isWorthShowing(points(0.4, 0.1, -0.4, -0.8, -1.1))).toBe(true);
  });

  it('is not one line, nor a rise, nor a single measure', () => {
    expect(isWorthShowing(points(0.4, -0.4))).toBe(false);
    expect(isWorthShowing(points(0.9, -0.9))).toBe(false);
    expect(isWorthShowing(points(-1.2, 0.4))).toBe(false);
    expect(isWorthShowing(points(-2.9))).toBe(false);
    expect(isWorthShowing([])).toBe(false);
  });

  it('is not the weight that goes and comes back after birth', () => {
    expect(
      isWorthShowing([
        { days: 0, z: 1.1 },
        { days: 4, z: -0.2 },
        { days: 20, z: -0.1 },
      ]),
    ).toBe(false);
  });

  it('is told of the newest, whatever the order they came in', () => {
    expect(isWorthShowing([...points(0.4, -1.2)].reverse())).toBe(true);
    expect(isWorthShowing(points(0.4, -1.2, 0.2))).toBe(false);
  });
});

describe('what a measure probably is', () => {
  it('holds every child of the chart, of either sex, and no slip of a unit', () => {
    const newborn = probableRange('weight', { sex: null, days: 0 });
    expect(newborn?.min).toBeGreaterThan(300);
    expect(newborn?.min).toBeLessThan(2000);
    expect(newborn?.max).toBeGreaterThan(5500);
    expect(newborn?.max).toBeLessThan(9000);
    expect(probableRange('length', { sex: 'f', days: 0 })).toEqual({ min: 379, max: 604 });
    expect(probableRange('head', { sex: 'm', days: 3000 })).toBeNull();
  });
});
