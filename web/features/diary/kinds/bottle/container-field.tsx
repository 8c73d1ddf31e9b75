import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { remainingMl } from '#shared/milk/milk-times.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import type { DiaryPlace } from '../../diary-place.ts';
import { useWhen } from '../../use-when.ts';
import { useMilkStock } from '../milk/use-milk-stock.ts';

type Props = {
  place: DiaryPlace;
  made: RecordEnvelope<'bottle'>;
  value: string | null;
  onChange: (container: string | null) => void;
};

/** Which container of the stock it came from, what to use first on top. More than there was is said, and never refused. */
export default function ContainerField({ place, made, value, onChange }: Props) {
  const t = useTexts();
  const when = useWhen();
  const { inOrder, containers, given } = useMilkStock(place);
  const chosen = containers.find(({ id }) => id === value);
  const good = inOrder.filter(({ state, container }) => state !== 'past' || container.id === value);
  const offered = [...good.map(({ container, left }) => ({ ...container, left }))];
  if (chosen && !offered.some(({ id }) => id === chosen.id)) offered.push({ ...chosen, left: 0 });
  if (offered.length === 0) return null;
  const others = given.filter((bottle) => (bottle as { id?: string }).id !== made.id);
  const tooMuch = chosen ? remainingMl(chosen, [...others, made]).tooMuch : 0;
  return (
    <Select
      label={t('milk.container')}
      hint={tooMuch > 0 ? t('milk.tooMuch', { ml: tooMuch }) : undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      options={[
        { value: '', label: t('milk.noContainer') },
        ...offered.map(({ id, left, startTime, details }) => ({
          value: id,
          label: t('milk.containerOption', {
            ml: left,
            place: details.label ?? t(`milk.place_${details.place}`),
            when: when(startTime),
          }),
        })),
      ]}
    />
  );
}
