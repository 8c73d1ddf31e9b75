import { useQueryClient } from '@tanstack/react-query';
import type { SpecialistWriteKind } from '#shared/specialists/specialists.schema.ts';
import { useRefusedWrites } from '#web/platform/outbox/use-refused-writes.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteNews } from '#web/platform/outbox/write-news.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { problemSentence } from './problem-sentence.ts';
import { settleSpecialists } from './settle-specialists.ts';
import { discardWrite, useSpecialistWrites } from './specialist-writes.ts';

/** Settles what she did here, wherever she is when the server has answered, and tells what it refused. */
export function useSettledSpecialists(news: WriteNews): (write: Write) => void {
  const client = useQueryClient();
  useRefusals(news);
  return (write) => settleSpecialists(client, write);
}

const failures: Record<SpecialistWriteKind, AppTextKey> = {
  'session-reminder.set': 'specialists.remindFailed',
  'saved-session.set': 'specialists.saveFailed',
  'session-like.set': 'specialists.likeFailed',
  'question-heart.set': 'specialists.heartFailed',
  'question.remove': 'specialists.removeFailed',
  'question.add': 'specialists.askFailed',
};

/** What was refused is undone; a question stays in its place with its text. */
function useRefusals(news: WriteNews): void {
  const t = useTexts();
  const { writes } = useSpecialistWrites();
  useRefusedWrites(writes, {
    news,
    discard: discardWrite,
    keeps: ({ kind }) => kind === 'question.add',
    say: ({ kind, refused }) => ({
      title: (t as (key: AppTextKey) => string)(failures[kind as SpecialistWriteKind]),
      description: problemSentence(refused, t) ?? t('errors.internal'),
    }),
  });
}
