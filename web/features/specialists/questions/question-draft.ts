export type QuestionDraft = { content: string; isAnonymous: boolean };

export const freshQuestion = (): QuestionDraft => ({ content: '', isAnonymous: false });

export function isQuestionDraft(draft: unknown): draft is QuestionDraft {
  const { content, isAnonymous } = (draft ?? {}) as Partial<QuestionDraft>;
  return typeof content === 'string' && typeof isAnonymous === 'boolean';
}
