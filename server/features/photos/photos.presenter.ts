import type { StoredPhotoAnswer } from '#shared/photos/photos.schema.ts';
import type { PhotoRow } from './photos.repository.ts';

export const presentPhoto = ({ id, width, height }: PhotoRow): StoredPhotoAnswer => ({ id, width, height });
