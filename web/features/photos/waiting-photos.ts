import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { drop, keep, listKept } from '#web/platform/device/kept.ts';
import { createListeners } from '#web/platform/device/listeners.ts';

const shape = v.object({
  id: v.string(),
  owner: v.string(),
  familyId: v.string(),
  recordId: v.string(),
  /** Chosen in a form; on its way, once its record was saved; or the server would not take it. */
  state: v.picklist(['picked', 'waiting', 'refused']),
  /** Why it was refused: the server's code, or what it said of the family. */
  reason: v.nullable(v.string()),
  pickedAt: v.number(),
  type: v.string(),
  bytes: v.instance(ArrayBuffer),
});
/** A photo that lies on this phone, and not on the server yet. */
export type WaitingPhoto = v.InferOutput<typeof shape>;

/** A handful of albums' pages: more would fill a small phone. */
export const mostWaiting = 20;
/** A form that was left open longer is forgotten with what was chosen in it. */
const pickedForMs = 7 * 86_400_000;

const { subscribe, notify } = createListeners();
let all: readonly WaitingPhoto[] = [];
/** Of whom the phone was asked: what it keeps for others stays where it is. */
let whose: string | null = null;
/** What this page has shown: once it has arrived it is not fetched back. */
const addresses = new Map<string, string>();

const keyOf = ({ owner, familyId, id }: WaitingPhoto) => `photo:${owner}:${familyId}:${id}` as const;

export const waitingPhotos = (): readonly WaitingPhoto[] => all;
export const subscribeToPhotos = subscribe;
export const useWaitingPhotos = () => useSyncExternalStore(subscribe, waitingPhotos, waitingPhotos);

function show(next: readonly WaitingPhoto[]): void {
  all = next;
  notify();
}

/** What this phone still keeps of hers, also from before a reload; nothing of who was here before. */
export async function openPhotosOf(owner: string | null): Promise<void> {
  if (whose !== owner) {
    if (whose !== null) forgetAddresses();
    whose = owner;
    // She may have chosen one before the page had learnt that it is she.
    show(all.filter((one) => one.owner === owner));
  }
  if (owner === null) return;
  const kept = (await listKept(`photo:${owner}:`))
    .map(([, value]) => value)
    .filter((one) => v.is(shape, one));
  if (whose !== owner) return;
  const known = new Set(all.map(({ id }) => id));
  show([...all, ...kept.filter(({ id }) => !known.has(id))]);
  for (const photo of all)
    if (photo.state === 'picked' && Date.now() - photo.pickedAt > pickedForMs) await dropPhoto(photo.id);
}

function forgetAddresses(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
}

export async function addPhoto(photo: WaitingPhoto): Promise<void> {
  show([...all, photo]);
  await keep(keyOf(photo), photo);
}

export async function changePhoto(id: string, change: Pick<WaitingPhoto, 'state' | 'reason'>): Promise<void> {
  const changed = all.map((one) => (one.id === id ? { ...one, ...change } : one));
  show(changed);
  const photo = changed.find((one) => one.id === id);
  if (photo) await keep(keyOf(photo), photo);
}

/** Its record was saved: from here on it goes. */
export function sendAlong(id: string): void {
  if (all.some((one) => one.id === id && one.state === 'picked'))
    void changePhoto(id, { state: 'waiting', reason: null });
}

/** It has arrived, or nobody wants it any more. */
export async function dropPhoto(id: string): Promise<void> {
  const photo = all.find((one) => one.id === id);
  show(all.filter((one) => one.id !== id));
  if (photo) await drop(keyOf(photo));
}

export const blobOf = ({ bytes, type }: WaitingPhoto): Blob => new Blob([bytes], { type });

/** Where this page finds it, if it lay on this phone since the page was opened. */
export function localAddress(id: string): string | undefined {
  const photo = all.find((one) => one.id === id);
  if (photo && !addresses.has(id)) addresses.set(id, URL.createObjectURL(blobOf(photo)));
  return addresses.get(id);
}
