import { forgetUnsavedFeeds } from '#web/features/nursing/forget-nursing.ts';
import { putSleepAway } from '#web/features/sleep/forget-sleep.ts';
import { forgetDrafts } from '#web/platform/device/kept-draft.ts';

/** She deletes her records on this phone: what it alone has of them, begun and not saved, goes too. */
export function forgetUnsaved(owner: string): void {
  forgetUnsavedFeeds(owner);
  putSleepAway(owner);
  forgetDrafts(owner, ['food', 'sleep']);
}
