import type { ConsentWriteKind } from '#shared/consent/consent.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

const kind: WriteKind = { describe: (_, { t }) => t('consent.title'), mendPath: () => paths.profile };

/** How her answer is spoken of, should the server refuse it. */
export const consentWriteKinds: Record<ConsentWriteKind, WriteKind> = {
  'consent.give': kind,
  'consent.withdraw': kind,
};
