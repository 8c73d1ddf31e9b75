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

/** What was refused is undone; a question stays in its place with its text. Each is told once. */
function useRefusals(): void {
  const t = useTexts();
  const refused = useSpecialistWrites().writes.filter((write) => write.refused);
  const told = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    const say = t as (key: AppTextKey) => string;
    for (const write of refused) {
      if (told.current.has(write.id)) continue;
      told.current.add(write.id);
      if (write.kind !== 'question.add') void discardWrite(write.id);
      toast({
        title: say(failures[write.kind as SpecialistWriteKind]),
        description: (write.refused && problemSentence(write.refused, t)) ?? t('errors.internal'),
        tone: 'destructive',
      });
    }
  });
  const ids = refused.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told follows the ids.
  useEffect(() => tell(), [ids]);
}
