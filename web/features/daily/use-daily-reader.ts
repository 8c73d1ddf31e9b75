import { isCalendarDate } from '#shared/time/calendar-date.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import type { Reader } from './query-keys.ts';

/** For whom the days are: nobody yet for a visitor, and for a session that waits for its second factor. */
export function useDailyReader() {
  const { data: viewer } = useViewer();
  const { profile } = useProfile(viewer);
  const told = profile?.babyBirthDate;
  const reader: Reader = {
    owner: useOwner(),
    birthDate: isCalendarDate(told) ? told : null,
    journeyType: profile?.journeyType ?? null,
  };
  return { reader, viewer: viewer?.needsSecondFactor ? null : (viewer ?? null), profile };
}
