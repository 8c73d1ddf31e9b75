import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { faceOf } from './face.ts';

/** What is known on this side of the server about who wrote a text. A signed one has no voice. */
export type Written = { isAnonymous: boolean; voice: string | null; name: string | null };

/** All that anyone, staff included, is ever told about an author. */
export function presentAuthor({ isAnonymous, voice, name }: Written): AuthorAnswer {
  return isAnonymous
    ? { anonymous: true, face: faceOf(voice ?? '') }
    : { anonymous: false, name: name?.trim() || null };
}
