import { sessionPath } from '#shared/navigation/paths.ts';
import type { SpecialistWriteKind } from '#shared/specialists/specialists.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemSentence } from './problem-sentence.ts';

const shownOfText = 60;

const reason: WriteKind['reason'] = ({ refused }, { t }) => refused && problemSentence(refused, t);
const place: WriteKind['mendPath'] = ({ body }) => {
  const { sessionId } = (body ?? {}) as { sessionId?: string | null };
  return sessionId ? sessionPath(sessionId) : undefined;
};
const said = (
  key:
    | 'specialists.writeReminder'
    | 'specialists.writeSaved'
    | 'specialists.writeLike'
    | 'specialists.writeHeart',
): WriteKind => ({ describe: (_, { t }) => t(key), reason, mendPath: place });

const contentOf = ({ body }: Write) => ((body ?? {}) as { content?: string }).content ?? '';

/** How this tab speaks of a write that the server refused. */
export const specialistWriteKinds: Record<SpecialistWriteKind, WriteKind> = {
  'session-reminder.set': said('specialists.writeReminder'),
  'saved-session.set': said('specialists.writeSaved'),
  'session-like.set': said('specialists.writeLike'),
  'question-heart.set': said('specialists.writeHeart'),
  'question.remove': { describe: (_, { t }) => t('specialists.writeRemove'), reason },
  'question.add': {
    describe: (write, { t }) => {
      const content = contentOf(write);
      const text = content.length > shownOfText ? `${content.slice(0, shownOfText).trimEnd()}…` : content;
      return t('specialists.writeQuestion', { text });
    },
    text: contentOf,
    reason,
    mendPath: place,
  },
};
