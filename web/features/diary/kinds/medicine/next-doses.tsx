import { Pill } from 'lucide-react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { nextDose } from '#shared/medicine/medicine.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useWhen } from '../../use-when.ts';
import { isMedicine } from './given-before.tsx';

/** When each medicine may be given again, by the prescriber's interval, as long as that is still to come. */
export function NextDoses({ records }: { records: readonly SeenRecord[] }) {
  const t = useTexts();
  const when = useWhen();
  const now = new Date(useNow('half-minute'));
  const toCome = nextDose(records.filter(isMedicine), now).filter(({ isDue }) => !isDue);
  if (toCome.length === 0) return null;
  return (
    <ul aria-label={t('medicine.next')} className="grid grid-cols-1 gap-2">
      {toCome.map(({ last, at }) => (
        <li key={last.id} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
          <Pill size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-soft" />
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong>{last.details.name}</strong> {t('medicine.again', { when: when(at) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
