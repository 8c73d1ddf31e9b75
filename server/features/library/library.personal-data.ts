import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { postFeedback, savedArticles } from './library.table.ts';

export const articleFeedbackData: PersonalData = ownRows(postFeedback, {
  columns: ['id', 'postId', 'isHelpful', 'suggestion', 'createdAt'],
  inOrder: ['createdAt', 'id'],
});

export const readingListData: PersonalData = ownRows(savedArticles, {
  columns: ['postId', 'createdAt'],
  inOrder: ['createdAt', 'postId'],
});
