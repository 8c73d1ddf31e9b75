import type { NursingSettings, NursingWriteKind } from '#shared/nursing/nursing.schema.ts';
import { timersKey } from '#web/features/timer/timer-kind.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { WriteKind } from '#web/platform/outbox/outbox-noun.ts';

export function putSettings(settings: NursingSettings): void {
  void outbox.add('nursing.settings' satisfies NursingWriteKind, settings, { supersedes: 'mine' });
}

/** How she likes her log counted: every phone learns of it with what is under way. */
export const settingsKind: WriteKind = {
  describe: (_, { t }) => t('nursing.settingsTitle'),
  acknowledge: (client) => void client.invalidateQueries({ queryKey: timersKey }),
};
