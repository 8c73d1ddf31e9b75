// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isKeptOf } from '#web/platform/device/kept-registry.ts';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('#web/platform/device/kept.ts', () => ({
  keep: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
  drop: async (key: string) => void kept.delete(key),
  listKept: async (prefix: string) => [...kept].filter(([key]) => key.startsWith(prefix)),
}));

/** As a page that was opened anew: nothing is known but what the phone keeps. */
async function reload() {
  vi.resetModules();
  return import('./waiting-photos.ts');
}

const picked = (told: { id: string; owner?: string; pickedAt?: number }) => ({
  owner: 'ana',
  familyId: 'family',
  recordId: 'record',
  state: 'picked' as const,
  reason: null,
  pickedAt: Date.now(),
  type: 'image/jpeg',
  bytes: new TextEncoder().encode('photo').buffer as ArrayBuffer,
  ...told,
});

beforeEach(() => kept.clear());

it('a photo survives a reload, with how far it was', async () => {
  const before = await reload();
  await before.openPhotosOf('ana');
  await before.addPhoto(picked({ id: 'one' }));
  before.sendAlong('one');
  const after = await reload();
  await after.openPhotosOf('ana');
  expect(after.waitingPhotos()).toMatchObject([{ id: 'one', state: 'waiting', recordId: 'record' }]);
  const [photo] = after.waitingPhotos();
  expect(photo && (await after.blobOf(photo).text())).toBe('photo');
  await after.dropPhoto('one');
  expect(kept.size).toBe(0);
});

it('is shown to nobody else on the same phone, and goes with her when she signs out', async () => {
  const photos = await reload();
  await photos.openPhotosOf('ana');
  await photos.addPhoto(picked({ id: 'one' }));
  await photos.openPhotosOf('bia');
  expect(photos.waitingPhotos()).toEqual([]);
  expect(photos.localAddress('one')).toBeUndefined();
  const [key = ''] = kept.keys();
  expect(isKeptOf('ana', key, () => undefined)).toBe(true);
  expect(isKeptOf('bia', key, () => undefined)).toBe(false);
});

it('chosen in a form that was never saved, it is forgotten after a week', async () => {
  const before = await reload();
  await before.openPhotosOf('ana');
  await before.addPhoto(picked({ id: 'old', pickedAt: Date.now() - 8 * 86_400_000 }));
  await before.addPhoto(picked({ id: 'new' }));
  const after = await reload();
  await after.openPhotosOf('ana');
  expect(after.waitingPhotos().map(({ id }) => id)).toEqual(['new']);
  expect([...kept.keys()]).toEqual(['photo:ana:family:new']);
});
