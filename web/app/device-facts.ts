import { deviceCookie, type Room } from '#shared/pages/device-facts.ts';
import type { PageData } from '#shared/pages/render-page.ts';
import { pendingSignIn } from '#web/features/access/pending-sign-in.ts';
import { keptSize } from '#web/features/library/article/text-size.ts';
import { chosenBaby } from '#web/features/profile/chosen-baby.ts';
import { localProfile } from '#web/features/profile/local-profile.ts';
import { isOnboardingCompleted } from '#web/features/profile/onboarding-flag.ts';
import { keptQuiet } from '#web/features/quiet/kept-quiet.ts';
import { hasTimer, timerKeys } from '#web/features/timer/timer-presence.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';

/** Who looks, and whether the server knows what she told at the beginning. */
export type Looker = { owner: string | null; hasProfile: boolean };

/**
 * Whether this device shows something that the server cannot know: a timer that runs, which of several babies she chose,
 * what waits to be sent, what she told here alone. Then the page is made here. Before the door nothing of that shows, but a code
 * that she is waiting for.
 */
function hasOwn({ owner, hasProfile }: Looker): boolean {
  if (owner === null) return pendingSignIn(Date.now()) !== null;
  return (
    timerKeys.some((key) => hasTimer(key, owner)) ||
    // The server means another baby, perhaps.
    chosenBaby(owner) !== undefined ||
    keptQuiet(owner)?.unsent === true ||
    (!hasProfile && (localProfile(owner) !== null || isOnboardingCompleted(owner)))
  );
}

function room(): Room {
  const has = (width: string) => window.matchMedia(`(min-width: ${width})`).matches;
  return has('64rem') ? 'desk' : has('48rem') ? 'wide' : 'phone';
}

/** For the next page that the server makes. */
export function tellDeviceFacts(looker: Looker): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists only on https, and a home network is not
  document.cookie = deviceCookie({
    zone: deviceTimeZone(),
    room: room(),
    textSize: keptSize(),
    hasOwn: hasOwn(looker),
  });
}

/**
 * Whether the app can go on with what is on screen. In another zone every hour would be another, in another room other
 * parts stand there; letters it finds out by itself.
 */
export function isMadeForThisDevice({ firstPaint }: PageData, looker: Looker): boolean {
  const isSameRoom = firstPaint.isWide === (room() !== 'phone') && firstPaint.isDesk === (room() === 'desk');
  // Before the door the page is the same in every room, at every hour.
  const isSame = looker.owner === null || (isSameRoom && firstPaint.zone === deviceTimeZone());
  return isSame && !hasOwn(looker);
}
