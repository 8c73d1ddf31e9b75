import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { dropPhoto, waitingPhotos } from './waiting-photos.ts';

/** Everybody has a family: where none is named, nothing is known of them. */
function dropOfOtherFamilies(hers: readonly string[]): void {
  if (hers.length === 0) return;
  for (const { id, familyId } of waitingPhotos()) if (!hers.includes(familyId)) void dropPhoto(id);
}

/** Photos go beside the outbox, each as a file; what it is told of families and consent is told of them, too. */
export const photosOutbox: OutboxNoun<never> = {
  kinds: {},
  follow: (_client, _owner, families) => dropOfOtherFamilies(Object.keys(families)),
  forget: () => {
    for (const { id } of waitingPhotos()) void dropPhoto(id);
  },
};
