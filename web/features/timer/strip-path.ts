type Rectangle = { x: number; y: number; width: number; height: number };

/**
 * A rectangle as part of one path: a day with a hundred records is drawn as one shape, not a hundred elements, and a
 * month of them does not stop the page.
 */
export function rectangle({ x, y, width, height }: Rectangle): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
