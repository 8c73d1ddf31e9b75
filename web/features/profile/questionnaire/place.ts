import { stepCount } from './steps.ts';

/** Where she is: at a slide of the introduction, or at a step of the questions. */
export type Place = { slide: number } | { step: number };

export const slideCount = 5;

export function isPlace(value: unknown): value is Place {
  const { slide, step } = (value ?? {}) as { slide?: unknown; step?: unknown };
  return isOneOf(step, stepCount) || (step === undefined && isOneOf(slide, slideCount));
}

function isOneOf(value: unknown, count: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count;
}
