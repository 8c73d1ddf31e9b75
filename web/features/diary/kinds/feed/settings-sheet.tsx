import { Sheet } from '#web/parts/sheet.tsx';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { KeepAwake } from './keep-awake.tsx';
import { changeSettings, useNursingSettings } from './nursing-settings.ts';

type Props = { owner: string | null; open: boolean; onClose: () => void };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export default function NursingSettingsSheet({ owner, open, onClose }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { dayStartHour, sinceFrom } = useNursingSettings();
  return (
    <Sheet open={open} onClose={onClose} title={t('nursing.settingsTitle')}>
      <div className="grid gap-6">
        <Select
          label={t('nursing.dayStart')}
          hint={t('nursing.dayStartHint')}
          value={String(dayStartHour)}
          onChange={(event) => changeSettings(owner, { dayStartHour: Number(event.target.value) })}
          options={hours.map((hour) => ({
            value: String(hour),
            label: timeOfDay(Date.UTC(2026, 0, 1, hour), language, 'UTC'),
          }))}
        />
        <RadioCards
          legend={t('nursing.sinceFrom')}
          name="since-from"
          value={sinceFrom}
          onChange={(value) => changeSettings(owner, { sinceFrom: value })}
          options={[
            { value: 'start', label: t('nursing.sinceFromStart') },
            { value: 'end', label: t('nursing.sinceFromEnd') },
          ]}
        />
        <KeepAwake owner={owner} />
      </div>
    </Sheet>
  );
}
