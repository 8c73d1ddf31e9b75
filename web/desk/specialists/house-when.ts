import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import { clockTime, shortDay } from '#web/features/specialists/session-time.ts';
import { useMinute } from '#web/features/specialists/use-minute.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** A moment by the clock of the house: 'qui., 19 de nov., 20:00 em Brasília'. */
export function useHouseWhen(): (instant: string) => string {
  const t = useTexts();
  const house = { language: useLanguage(), timeZone: houseTimeZone };
  const now = useMinute();
  return (instant) =>
    t('specialistsStaff.houseWhen', { day: shortDay(instant, now, house), time: clockTime(instant, house) });
}
