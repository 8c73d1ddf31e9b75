import type { TopicWriteKind } from '#shared/topics/topics.schema.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

/** How the topic pages speak of a write that the server refused. */
export const topicWriteKinds: Record<TopicWriteKind, WriteKind> = {
  'saved-part.set': { describe: (_, { t }) => t('bites.writeSaved') },
  'topic-note.put': {
    describe: (_, { t }) => t('bites.writeNote'),
    text: ({ body }) => (body as { text?: string } | null)?.text,
  },
};
