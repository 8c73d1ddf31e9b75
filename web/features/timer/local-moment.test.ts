import { expect, it } from 'vitest';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

it.each([
  ['America/Sao_Paulo', '2026-07-01T03:20', '2026-07-01T06:20:00.000Z'],
  ['Europe/Lisbon', '2026-07-01T03:20', '2026-07-01T02:20:00.000Z'],
  ['Europe/Lisbon', '2026-12-31T23:59', '2026-12-31T23:59:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:10', '2025-12-31T18:40:00.000Z'],
  ['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('in %s, %s is the same moment both ways', (zone, local, instant) => {
  expect(fromLocalMoment(local, zone)).toBe(instant);
  expect(toLocalMoment(instant, zone)).toBe(local);
});

it('moves an hour that the change of clocks skips to the moment of the change', () => {
  // In Lisbon 01:30 does not exist on this night: 00:59 is followed by 02:00.
  expect(fromLocalMoment('2026-03-29T01:30', 'Europe/Lisbon')).toMatch(/^2026-03-29T0[01]:[03]0/);
});

it.each(['', 'agora', '2026-13-01T00:00', '2026-07-01'])('says that "%s" is no moment', (text) => {
  expect(fromLocalMoment(text, 'America/Sao_Paulo')).toBeNull();
});
