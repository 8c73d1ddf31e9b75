import type { SameKeys } from '#web/platform/language/translate.ts';
import type { outbox as pt } from '../pt/outbox.ts';

export const outbox: SameKeys<typeof pt> = {
  kept: { one: 'Kept on your phone: 1 entry', other: 'Kept on your phone: {n} entries' },
  keptOffline: 'It goes to your account as soon as you are back online.',
  keptFailing: 'We could not send it yet. We will keep trying.',
  keptSignedOut: 'It goes to your account when you sign in.',
  notDurable:
    'This browser will not let us keep it on your phone. Leave this page open until you are back online.',
  refused: { one: '1 entry needs your attention', other: '{n} entries need your attention' },
  see: 'See',
  title: 'What was not accepted yet',
  intro: 'Nothing is lost: it is all kept here until you decide.',
  unknownKind: 'Something you recorded',
  madeAt: 'Made on {moment}',
  mend: 'Fix',
  copy: 'Copy the text',
  copied: 'Text copied',
  copyFailed: 'It could not be copied. Press and hold the text to select it.',
  discard: 'Discard',
  discarded: 'Entry discarded',
  undo: 'Undo',
  updateReady: 'There is a new version',
  update: 'Update',
  updateLater: 'Not now',
};
