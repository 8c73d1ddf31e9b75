import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SpecialistWriteKind } from '#shared/specialists/specialists.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { problemSentence } from './problem-sentence.ts';
import { settleSpecialists } from './settle-specialists.ts';
import { discardWrite, onWriteDone, useSpecialistWrites } from './specialist-writes.ts';

/** Mounted once, beside every screen: what she did settles wherever she is when the server has answered. */
export function useSettledSpecialists(): void {
  const client = useQueryClient();
  const settle = useEffectEvent((write: Write) => settleSpecialists(client, write));
  useEffect(() => onWriteDone(settle), []);
  useRefusals();
}

const failures: Record<SpecialistWriteKind, AppTextKey> = {
  'session-reminder.set': 'specialists.remindFailed',
  'saved-session.set': 'specialists.saveFailed',
  'session-like.set': 'specialists.likeFailed',
  'question-heart.set': 'specialists.heartFailed',
  'question.remove': 'specialists.removeFailed',
  'question.add': 'specialists.askFailed',
};

/**
 * What was refused is undone; a question stays in its place with its text. Each is told once: one that was refused on
 * another day is not news.
 */
function useRefusals(): void {
  const t = useTexts();
  const { writes } = useSpecialistWrites();
  const sent = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    const say = t as (key: AppTextKey) => string;
    for (const { id, kind, refused } of writes) {
      if (!refused) {
        sent.current.add(id);
        continue;
      }
      if (kind !== 'question.add') void discardWrite(id);
      if (!sent.current.delete(id)) continue;
      toast({
        title: say(failures[kind as SpecialistWriteKind]),
        description: problemSentence(refused, t) ?? t('errors.internal'),
        tone: 'destructive',
      });
    }
  });
  const state = writes.map(({ id, refused }) => `${id} ${Boolean(refused)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever one of them changes.
  useEffect(() => tell(), [state]);
}
