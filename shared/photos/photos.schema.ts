import * as v from 'valibot';

export const maxPhotoBytes = 5 * 1024 * 1024;
/** Kept no larger than this: a phone's full width, and enough to print small. */
export const maxPhotoSide = 1600;
export const maxPhotosInFamily = 2000;

const id = v.pipe(v.string(), v.uuid());

export const photoParamSchema = v.strictObject({ id });
/** What rows show, and what is seen when it is opened. */
export const photoSizes = ['small', 'whole'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The family is always named: there is no photo of a family that is only meant. */
export const photoQuerySchema = v.strictObject({
  family: id,
  size: v.optional(v.picklist(photoSizes), 'whole'),
});
/** The record that shows it: once no record does, it goes. */
export const photoPutQuerySchema = v.strictObject({ family: id, record: id });

export type StoredPhotoAnswer = { id: string; width: number; height: number };
