// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SkeletonText } from './skeleton.tsx';

afterEach(cleanup);

it('a line that is coming takes 50 to 90 % of the width, and keeps it', () => {
  const lines = Array.from({ length: 100 }, (_, index) => index);
  const text = () => lines.map((line) => <SkeletonText key={line} />);
  const { container, rerender } = render(text());
  const widths = () =>
    [...container.children].map((line) => Number.parseFloat((line as HTMLElement).style.width));
  const before = widths();
  expect(Math.min(...before)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...before)).toBeLessThanOrEqual(90);
  expect(new Set(before).size).toBeGreaterThan(50);
  rerender(text());
  expect(widths()).toEqual(before);
});
