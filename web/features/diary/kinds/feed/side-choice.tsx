import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '../choice.tsx';

type Props = { legend: string; name: string; value: NursingSide; onChange: (side: NursingSide) => void };

/** As they lie, with both between them. */
const sides: readonly NursingSide[] = ['left', 'both', 'right'];

export function SideChoice(props: Props) {
  const t = useTexts();
  return (
    <Choice
      {...props}
      columns={3}
      options={sides.map((value) => ({ value, label: t(`nursing.${value}`) }))}
    />
  );
}
