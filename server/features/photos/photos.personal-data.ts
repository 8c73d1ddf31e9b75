import { and, isNotNull } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { takenAlong } from '#server/features/family/taken-along.ts';
import { photoBucket, photoFile } from './photo-files.ts';
import { letGoOfFamily } from './photos.repository.ts';
import { photos } from './photos.table.ts';

const taken = takenAlong(photos.familyId, photos.recordedBy);

/** A parent takes along all of the family's, a carer those that she took. What was let go of is nobody's. */
export const photoData: PersonalData = {
  ...ownRows(photos, {
    columns: ['file', 'familyId', 'id', 'recordId', 'width', 'height', 'bytes', 'storedAt', 'createdAt'],
    inOrder: ['file'],
    whose: (owner, db) => and(isNotNull(photos.familyId), taken(owner, db)),
  }),
  downloads: async (db, owner) => {
    const kept = await db
      .select({ id: photos.id, file: photos.file })
      .from(photos)
      .where(and(isNotNull(photos.familyId), isNotNull(photos.storedAt), taken(owner, db)));
    return kept.map(({ id, file }) => ({
      as: `photos/${id}.webp`,
      bucket: photoBucket,
      name: photoFile(file, 'whole'),
    }));
  },
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await letGoOfFamily(db, familyId);
  },
};
