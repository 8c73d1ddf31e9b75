import { describe, expect, it } from 'vitest';
import { aDraft } from '#tests/support/fake-editing.ts';
import { chooseOpening } from './opening.rules.ts';

const [early, noon, late] = [
  '2026-07-01T09:00:00.000Z',
  '2026-07-01T12:00:00.000Z',
  '2026-07-01T15:00:00.000Z',
];
const saved = { fields: aDraft({ title: 'Salvo' }), savedAt: noon };
const draft = { fields: aDraft({ title: 'No servidor' }), baseVersion: 3, at: late };
const device = { fields: aDraft({ title: 'No aparelho' }), baseVersion: 3, at: late, isOnServer: false };
const known = { version: 3, saved, draft: null, device: null };

it('nothing was ever written: the form is empty', () => {
  expect(chooseOpening({ ...known, version: 0, saved: null })).toEqual({ open: 'nothing', other: null });
});

it('nothing was typed since it was saved: what is saved', () => {
  expect(chooseOpening(known)).toEqual({ open: 'saved', other: null });
});

it('what was typed on top of what is saved, whatever the clocks say', () => {
  expect(chooseOpening({ ...known, draft: { ...draft, at: early } }).open).toBe('draft');
  expect(chooseOpening({ ...known, device: { ...device, at: early } }).open).toBe('device');
});

it('what says the same as what is saved is no copy', () => {
  expect(chooseOpening({ ...known, draft: { ...draft, fields: saved.fields } })).toEqual({
    open: 'saved',
    other: null,
  });
});

describe('on the server and on the device', () => {
  it('the newer is opened, and the other is not forgotten', () => {
    expect(chooseOpening({ ...known, draft: { ...draft, at: noon }, device })).toEqual({
      open: 'device',
      other: 'draft',
    });
    expect(chooseOpening({ ...known, draft, device: { ...device, at: noon } })).toEqual({
      open: 'draft',
      other: 'device',
    });
  });

  it('a copy that had arrived on the server is not asked: the server knows better', () => {
    expect(
      chooseOpening({ ...known, draft: { ...draft, at: early }, device: { ...device, isOnServer: true } }),
    ).toEqual({ open: 'draft', other: null });
    expect(chooseOpening({ ...known, device: { ...device, isOnServer: true } }).open).toBe('saved');
  });

  it('the one that was typed on the newer version wins', () => {
    const older = { ...device, baseVersion: 2, at: late };
    expect(chooseOpening({ ...known, draft: { ...draft, at: early }, device: older }).open).toBe('draft');
  });
});

describe('somebody saved since', () => {
  it('what was typed before that is not put over it, but can be looked at', () => {
    expect(chooseOpening({ ...known, version: 4, device: { ...device, at: early } })).toEqual({
      open: 'saved',
      other: 'device',
    });
  });

  it('what was typed after that is opened: saving it will tell of the other', () => {
    expect(chooseOpening({ ...known, version: 4, draft }).open).toBe('draft');
  });
});
