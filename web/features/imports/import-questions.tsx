import type { ImportContext } from '#shared/import/imported.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import type { Looked } from './file-reader.ts';
import type { Choices, ImportPlace } from './import-choices.ts';
import { leftOut } from './left-out.ts';

type Props = {
  looked: Looked;
  choices: Choices;
  place: ImportPlace;
  onChange: (choices: Choices) => void;
};

const unitsOf = {
  volume: ['ml', 'oz'],
  weight: ['kg', 'lb', 'g'],
  length: ['cm', 'in'],
  temperature: ['c', 'f'],
} as const;
const temperaturePlaces = ['axillary', 'forehead', 'ear', 'mouth', 'rectal'] as const;

/** What the files do not say, with what it most probably is. */
export function ImportQuestions({ looked, choices, place, onChange }: Props) {
  const t = useTexts();
  const { units } = looked;
  const asked = (Object.keys(unitsOf) as (keyof typeof unitsOf)[]).filter((unit) => unit in units);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Children looked={looked} choices={choices} place={place} onChange={onChange} />
      {asked.map((unit) => (
        <Select
          key={unit}
          label={t(`imports.unit_${unit}`)}
          hint={units[unit] === null ? t('imports.unitUnsure') : t('imports.unitGuessed')}
          value={choices.units[unit]}
          options={unitsOf[unit].map((value) => ({
            value,
            label: t(`imports.unit_${unit}_${value}` as 'imports.unit_volume_ml'),
          }))}
          onChange={({ target }) =>
            onChange({ ...choices, units: { ...choices.units, [unit]: target.value } as Choices['units'] })
          }
        />
      ))}
      {'temperature' in units && (
        <Select
          label={t('imports.measuredAt')}
          value={choices.temperaturePlace}
          options={temperaturePlaces.map((value) => ({ value, label: t(`imports.place_${value}`) }))}
          onChange={({ target }) =>
            onChange({ ...choices, temperaturePlace: target.value as ImportContext['temperaturePlace'] })
          }
        />
      )}
      {looked.asksZone && (
        <Select
          label={t('imports.timeZone')}
          hint={t('imports.timeZoneHint')}
          value={choices.timeZone}
          options={zones(place.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => onChange({ ...choices, timeZone: target.value })}
        />
      )}
    </div>
  );
}

/** Older browsers list none. */
const knownZones = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
/** Hers first, then all that the browser knows. */
const zones = (ofFamily: string): string[] => [
  ...new Set([ofFamily, deviceTimeZone(), 'UTC', ...knownZones]),
];

/** Each child of the files is one of the family's babies, or is left out. With one of each there is nothing to ask. */
function Children({ looked: { children }, choices, place: { babies }, onChange }: Props) {
  const t = useTexts();
  if (babies.length === 0) return null;
  const options = [
    ...babies.map(({ id, name }) => ({ value: id, label: name })),
    { value: leftOut, label: t('imports.leaveOut') },
  ];
  return children.map(({ key, name }) => (
    <Select
      key={key}
      label={name ? t('imports.whoIs', { name }) : t('imports.whose')}
      value={choices.babies[key] ?? leftOut}
      options={options}
      onChange={({ target }) => onChange({ ...choices, babies: { ...choices.babies, [key]: target.value } })}
    />
  ));
}
