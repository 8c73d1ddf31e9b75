import { Moon, Sun } from 'lucide-react';
import { type SleepKind, sleepKinds } from '#shared/sleep/sleep.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '../choice.tsx';

type Props = { name: string; value: SleepKind; onChange: (sort: SleepKind) => void };

const icons = { nap: Sun, night: Moon };

/** A nap or the night. */
export function SortChoice(props: Props) {
  const t = useTexts();
  const options = sleepKinds.map((value) => ({ value, label: t(`sleepDiary.${value}`), Icon: icons[value] }));
  return <Choice {...props} legend={t('sleepDiary.kind')} columns={2} look="beside" options={options} />;
}
