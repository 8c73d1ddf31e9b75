import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { faceMaker } from './face.ts';

/** What is known on this side of the server about who wrote a text. `id` is the text's own. */
export type Written = {
  id: string;
  postId: string;
  userId: string | null;
  isAnonymous: boolean;
  name: string | null;
};

/** All that anyone, staff included, is ever told about an author. */
export function authorPresenter(secret: string): (text: Written) => AuthorAnswer {
  const faceOf = faceMaker(secret);
  return ({ id, postId, userId, isAnonymous, name }) =>
    isAnonymous
      ? { anonymous: true, face: faceOf({ postId, userId, textId: id }) }
      : { anonymous: false, name: name?.trim() || null };
}
