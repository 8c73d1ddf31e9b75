import { changeSettings } from '#web/features/nursing/nursing-settings.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';

type Props = { owner: string | null; dayStartHour: number };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export function DayStartChoice({ owner, dayStartHour }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Select
      label={t('sleepDiary.dayStart')}
      hint={t('sleepDiary.dayStartHint')}
      value={String(dayStartHour)}
      onChange={(event) => changeSettings(owner, { sleepDayStartHour: Number(event.target.value) })}
      options={hours.map((hour) => ({
        value: String(hour),
        label: timeOfDay(Date.UTC(2026, 0, 1, hour), language, 'UTC'),
      }))}
    />
  );
}
