import { store } from '#web/platform/device/store.ts';

/**
 * What a browser remembers of a visitor's answer: that there is one, and by which id, made for this answer alone, so
 * that no two of hers can be told to be of one person. Her words are not kept: a phone is lent.
 */
export type VisitorAnswer = { id: string; isSent: boolean };

const answerKey = (articleId: string) => `feedback_answer:${articleId}` as const;

export function visitorAnswer(articleId: string): VisitorAnswer | undefined {
  try {
    const { id, isSent } = JSON.parse(store.get(answerKey(articleId)) ?? 'null') ?? {};
    return typeof id === 'string' ? { id, isSent: isSent === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Kept before it is sent: an answer that was lost on its way back is sent again as the same. */
export function beginVisitorAnswer(articleId: string): string {
  const id = visitorAnswer(articleId)?.id ?? crypto.randomUUID();
  keepAnswer(articleId, { id, isSent: false });
  return id;
}

export function keepAnswer(articleId: string, answer: VisitorAnswer): void {
  store.set(answerKey(articleId), JSON.stringify(answer));
}

/** She said it again as herself. */
export const dropVisitorAnswer = (articleId: string): void => store.remove(answerKey(articleId));
