import { entryOf } from './entry-of.ts';

/** How families write amounts elsewhere. Where a file names no unit, it is asked before anything is taken. */
export type ImportUnits = {
  volume: 'ml' | 'oz';
  weight: 'kg' | 'lb' | 'g';
  length: 'cm' | 'in';
  temperature: 'c' | 'f';
};

const mlOf: Record<string, number> = { ml: 1, oz: 29.5735, floz: 29.5735 };
const gramsOf: Record<string, number> = { g: 1, kg: 1000, lb: 453.59237, lbs: 453.59237, oz: 28.349523125 };
const mmOf: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, "'": 304.8, '"': 25.4 };

/** With a point or a comma; null where it is no number. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : null;
}

/** '200ml', '3.5 fl oz', '8lb 3oz', '2\'1.5"': every number with its unit, added up. A bare number has the unit told. */
function measured(text: string, sizes: Record<string, number>, bare: string): number | null {
  const signs = text.trim().toLowerCase().replaceAll(/\s+/g, '');
  const alone = readNumber(signs);
  if (alone !== null) return alone * (entryOf(sizes, bare) ?? Number.NaN);
  const parts = [...signs.matchAll(/(\d+(?:[.,]\d+)?)([a-z]+\.?|'|"|”|′|″)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== signs) return null;
  const sum = parts.reduce((total, [, number = '', unit = '']) => {
    const size = entryOf(sizes, unit.replace('.', '').replace('′', "'").replace(/[”″]/, '"'));
    return total + (readNumber(number) ?? Number.NaN) * (size ?? Number.NaN);
  }, 0);
  return Number.isNaN(sum) ? null : sum;
}

const whole = (value: number | null) => (value === null ? null : Math.round(value));

export const readMl = (text: string, bare: string = 'ml'): number | null =>
  whole(measured(text, mlOf, bare.toLowerCase()));
export const readGrams = (text: string, bare: string = 'kg'): number | null =>
  whole(measured(text, gramsOf, bare.toLowerCase()));
export const readMillimetres = (text: string, bare: string = 'cm'): number | null =>
  whole(measured(text, mmOf, bare.toLowerCase()));

/** No body is as warm in Celsius as it is cold in Fahrenheit: a bare number says itself which it is. */
const surelyFahrenheit = 60;

/** Tenths of a degree Celsius. */
export function readTenths(text: string): number | null {
  const [, number = '', unit = ''] = /^([\d.,]+)\s*°?\s*([CF]?)$/i.exec(text.trim()) ?? [];
  const degrees = readNumber(number);
  if (degrees === null) return null;
  const isFahrenheit = unit ? unit.toUpperCase() === 'F' : degrees > surelyFahrenheit;
  return Math.round((isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees) * 10);
}

/** '1', 'True', 'yes'. */
export const readYes = (text: string): boolean => /^(1|true|yes|y|t)$/i.test(text.trim());
