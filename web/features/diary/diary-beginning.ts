import type { QuestionDetails } from '#shared/diary/kinds/question.ts';

/** With what another screen opens the timeline: a question she came upon there, or a feed that had a bottle with it. */
export type DiaryBeginning = {
  question?: { text: string; from: NonNullable<QuestionDetails['from']> };
  bottleWith?: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    diaryBeginning?: DiaryBeginning | undefined;
  }
}
