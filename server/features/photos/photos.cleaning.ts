import type { Services } from '#server/services.ts';
import { removePhotoFiles } from './photo-files.ts';
import { dropPhoto, letGoOfUnshown, photosOfNobody } from './photos.repository.ts';

/** As long as an undo is hers. */
const undoMs = 30 * 24 * 60 * 60 * 1000;

/** What no record shows, and what went with its family, its baby or its records. */
export async function cleanPhotos({
  db,
  clock,
  media,
  log,
}: Pick<Services, 'db' | 'clock' | 'media' | 'log'>): Promise<void> {
  await letGoOfUnshown(db, new Date(clock.now().getTime() - undoMs));
  for (const { file } of await photosOfNobody(db)) {
    // The row goes after its files: what fails now is tried again by the next sweep, and stops no other.
    try {
      await removePhotoFiles(media, file);
      await dropPhoto(db, file);
    } catch (error) {
      log.error({ err: error }, 'a photo could not be removed; it is tried again');
    }
  }
}
