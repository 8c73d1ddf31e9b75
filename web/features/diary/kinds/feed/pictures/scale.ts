/** All pictures are drawn on one width, and stretch to the column. */
export const width = 320;

/** Where the column of one day stands. */
export function columnAt(index: number, count: number): { x: number; width: number; middle: number } {
  const step = width / count;
  const gap = Math.min(6, step * 0.25);
  return { x: index * step + gap / 2, width: step - gap, middle: (index + 0.5) * step };
}

/** A month has no room for thirty dates: some of them, and always the last, name the others. */
export function isNamed(index: number, count: number): boolean {
  return count <= 7 || (count - 1 - index) % Math.ceil(count / 6) === 0;
}

/** Where the date of a day stands: the last of many would not fit in the middle of its thin column. */
export function dateAt(index: number, count: number): { x: number; textAnchor: 'middle' | 'end' } {
  const isLastOfMany = count > 14 && index === count - 1;
  return isLastOfMany
    ? { x: width, textAnchor: 'end' }
    : { x: columnAt(index, count).middle, textAnchor: 'middle' };
}
