import { useId } from 'react';
import { type WakeWindow, wakeWindows } from '#shared/sleep/wake-window.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { useSpanWords } from './use-span-words.ts';

/** Every age, with hers marked where it is known. */
export function AgeTable({ hers }: { hers: WakeWindow | null }) {
  const t = useTexts();
  const words = useSpanWords();
  const headingId = useId();
  return (
    <SectionCard headingId={headingId} title={t('wakeWindow.table')} className="gap-2">
      <table aria-labelledby={headingId} className="w-full text-left">
        <thead className="text-ink-soft text-small">
          <tr>
            <th scope="col" className="py-1 pl-3 font-normal">
              {t('wakeWindow.tableAge')}
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              {t('wakeWindow.tableAwake')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {wakeWindows.map(({ key, minutes }) => {
            const isHers = key === hers?.key;
            return (
              <tr
                key={key}
                aria-current={isHers ? 'true' : undefined}
                className="aria-current:bg-topic-sleep aria-current:font-bold"
              >
                <th scope="row" className="rounded-l-control py-2 pr-2 pl-3 [font-weight:inherit]">
                  {t(`wakeWindow.age_${key}`)} {isHers && <Badge tone="sage">{t('wakeWindow.yours')}</Badge>}
                </th>
                <td className="rounded-r-control py-2 pr-3 tabular-nums">{words(minutes)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </SectionCard>
  );
}
