import { isHouseTime } from '#web/features/specialists/session-time.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { instantOfHouseMinute } from './house-time.ts';

type Props = { value: string; error: string | undefined; onChange: (minute: string) => void };

/** By the clock of the house, wherever who enters it sits; what her own clock will show is said beside it. */
export function StartField({ value, error, onChange }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const instant = instantOfHouseMinute(value);
  const hers =
    instant && !isHouseTime(instant, deviceTimeZone())
      ? t('specialistsStaff.yourClockHint', { when: formatMoment(instant, language) })
      : t('specialistsStaff.houseClock');
  return (
    <Field
      label={t('specialistsStaff.start')}
      type="datetime-local"
      hint={hers}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
