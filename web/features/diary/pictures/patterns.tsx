import { type Pattern, patternsOf, recordsOfDays, type Span } from '#shared/diary/patterns.rules.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { daysUntil } from '#shared/timer/log.rules.ts';
import { Card } from '#web/ui/card.tsx';
import { useKinds } from '../kinds/kinds-here.ts';
import { useRecordWords } from '../record-words.ts';
import { familyOf, paints } from './families.ts';
import type { BoundsOf } from './use-picture-days.ts';

type Props = { today: CalendarDate; records: readonly DiaryRecord[]; boundsOf: BoundsOf };

/** The last seven whole days in sentences with their numbers, beside the seven before: told, and left to her. */
export function Patterns({ today, records, boundsOf }: Props) {
  const { t } = useRecordWords();
  const { partsOf } = useKinds();
  const weekUntil = (last: CalendarDate) => (kind: DiaryRecord['kind']) =>
    recordsOfDays(
      daysUntil(last, 7),
      records.filter((record) => record.kind === kind),
      boundsOf(kind),
    );
  const patterns = patternsOf(weekUntil(addDays(today, -1)), weekUntil(addDays(today, -8)));
  if (patterns.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="patterns" className="grid grid-cols-1 gap-3">
      <h2 id="patterns" className="font-bold text-heading">
        {t('pictures.patterns')}
      </h2>
      <ul className="grid gap-2">
        {patterns.map((pattern) => {
          const { Icon } = partsOf(pattern.kind);
          return (
            <li key={pattern.what} className="flex items-start gap-2">
              <Icon
                size={20}
                aria-hidden
                className={`mt-0.5 shrink-0 ${paints[familyOf(pattern.kind)].text}`}
              />
              <Sentence pattern={pattern} />
            </li>
          );
        })}
      </ul>
      <p className="text-ink-soft text-small">{t('pictures.patternsText')}</p>
    </Card>
  );
}

function Sentence({ pattern: { what, week, before } }: { pattern: Pattern }) {
  const { t, duration } = useRecordWords();
  const isTime = what === 'sleepSeconds' || what === 'longestSleep';
  const said = (value: number) => (isTime ? duration(value - (value % 60)) : String(value));
  const rangeOf = ({ least, most }: Span) =>
    said(least) === said(most) ? said(most) : t('pictures.range', { least: said(least), most: said(most) });
  return (
    <p>
      {t(`pictures.pattern_${what}`, { n: week.most, range: rangeOf(week) })}{' '}
      {before && (
        <span className="text-ink-soft text-small">
          {t('pictures.patternBefore', { range: rangeOf(before) })}
        </span>
      )}
    </p>
  );
}
