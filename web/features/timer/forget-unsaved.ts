import { forgetDrafts } from '#web/platform/device/kept-draft.ts';
import { forgetTimersOf } from './timer-presence.ts';

/** The timers under way, off this phone's screens: the server or the outbox has them. Or those of one family alone. */
export function clearTimers(owner: string, familyId?: string): void {
  forgetTimersOf(owner, (place) => familyId === undefined || place.familyId === familyId);
}

/** She deletes her records on this phone: what it alone has of them, begun and not saved, goes too. */
export function forgetUnsaved(owner: string): void {
  clearTimers(owner);
  forgetDrafts(owner, ['diary', 'food', 'nursing', 'sleep']);
}
