import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useId } from 'react';
import type { DailyGap } from '#shared/daily/daily.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { agesWords } from './age-words.ts';
import { useDailyNames } from './daily-names.ts';
import type { Ages } from './daily-view.ts';
import { gapsQuery } from './staff-queries.ts';

type Props = { onWrite: (ages: Ages) => void };

/** Ages that wait for something of their own; those with nothing at all come first. */
export function GapList({ onWrite }: Props) {
  const t = useTexts();
  const gaps = useQuery(gapsQuery);
  if (gaps.isPending) return <LoadingList />;
  if (!gaps.data) return <SectionFailed title={t('dailyStaff.gapsFailed')} query={gaps} />;
  const found = gaps.data.gaps.toSorted((a, b) => a.fromAge - b.fromAge);
  if (found.length === 0)
    return <EmptyState title={t('dailyStaff.noGaps')} text={t('dailyStaff.noGapsText')} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-[45rem] text-ink-soft">{t('dailyStaff.gapsIntro')}</p>
      <Gaps
        title={t('dailyStaff.emptyAges')}
        gaps={found.filter(({ isEmpty }) => isEmpty)}
        onWrite={onWrite}
      />
      <Gaps
        title={t('dailyStaff.evergreenAges')}
        gaps={found.filter(({ isEmpty }) => !isEmpty)}
        onWrite={onWrite}
      />
    </div>
  );
}

function Gaps({ title, gaps, onWrite }: { title: string; gaps: DailyGap[]; onWrite: Props['onWrite'] }) {
  const t = useTexts();
  const names = useDailyNames();
  const id = useId();
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="font-bold text-heading">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-1 gap-3">
        {gaps.map((gap) => {
          const ages = agesWords(gap.fromAge, gap.toAge, t);
          const language = names.ofLanguage(gap.language);
          return (
            <Card
              as="li"
              key={`${gap.language} ${gap.fromAge}`}
              className="flex flex-wrap items-center justify-between gap-3"
            >
              <div className="grid min-w-0 gap-1">
                <p className="font-bold first-letter:uppercase">{ages}</p>
                <p className="flex flex-wrap items-center gap-2 text-ink-soft text-small">
                  <Badge tone={gap.isEmpty ? 'honey' : 'quiet'}>{language}</Badge>
                  {t('dailyStaff.gapDays', { n: gap.toAge - gap.fromAge + 1 })}
                </p>
              </div>
              <Button
                variant="secondary"
                icon={<PenLine size={18} aria-hidden />}
                aria-label={t('dailyStaff.writeFor', { ages, language })}
                onClick={() => onWrite(gap)}
              >
                {t('dailyStaff.write')}
              </Button>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
