import { Link } from '@tanstack/react-router';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { babyAge } from '#shared/baby/baby-age.rules.ts';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { type Band, bandsAround, milestoneName } from '#shared/milestones/milestone.rules.ts';
import type { MilestoneKey } from '#shared/milestones/milestones.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';

type MilestoneRecord = Extract<SeenRecord, { kind: 'milestone' }>;

type Props = {
  place: DiaryPlace;
  records: readonly SeenRecord[];
  /** Absent where she may only look. */
  onRecord?: ((milestone: MilestoneKey) => void) | undefined;
};

/** What often comes at the age of this baby, as ranges: what came already has its day. */
export function MilestonesNow({ place: { facts, babyId }, records, onRecord }: Props) {
  const t = useTexts();
  const { today } = useLocalTime();
  const told = facts?.[babyId ?? ''];
  const age = told && babyAge({ ...told, today });
  if (age?.kind === 'expected') return <Said>{t('milestone.beforeBirth')}</Said>;
  if (age?.kind !== 'born')
    return (
      <Said>
        {t('milestone.ageUnknown')}
        <Link to={paths.profile} className={buttonClass({ variant: 'secondary' })}>
          {t('milestone.ageUnknownLink')}
        </Link>
      </Said>
    );
  const bands = bandsAround(age.guidanceMonths);
  if (bands.length === 0) return <Said>{t('milestone.laterOn')}</Said>;
  const came = new Map(records.filter(isMilestone).map((record) => [record.details.milestone, record]));
  return (
    <SectionCard title={t('milestone.now')} className="gap-4">
      {age.corrected && <p className="text-ink-soft text-small">{t('milestone.corrected')}</p>}
      {bands.map((band) => (
        <BandList key={band.months.join()} band={band} came={came} onRecord={onRecord} />
      ))}
      <p className="text-ink-soft text-small">{t('milestone.pace')}</p>
    </SectionCard>
  );
}

const isMilestone = (record: SeenRecord): record is MilestoneRecord => record.kind === 'milestone';

function Said({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 justify-items-start gap-3 text-ink-soft">{children}</div>;
}

type ListProps = Pick<Props, 'onRecord'> & { band: Band; came: ReadonlyMap<string, MilestoneRecord> };

function BandList({ band: { months, milestones }, came, onRecord }: ListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [from, to] = months;
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="font-bold">
        {from === 0 ? t('milestone.firstMonth') : t('milestone.between', { from, to })}
      </h3>
      <ul className="divide-y divide-line">
        {milestones.map(({ key }) => (
          <MilestoneItem
            key={key}
            name={milestoneName(key, language)}
            day={came.get(key)?.day}
            onRecord={onRecord && (() => onRecord(key))}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { name: string; day: string | null | undefined; onRecord: (() => void) | undefined };

function MilestoneItem({ name, day, onRecord }: ItemProps) {
  const t = useTexts();
  const words = useRecordWords();
  if (day)
    return (
      <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
        <span className="min-w-0">{name}</span>
        <Check size={20} aria-hidden className="text-sage" />
        <span className="text-ink-soft text-small">{t('milestone.came', { day: words.day(day) })}</span>
      </li>
    );
  if (!onRecord) return <li className="py-2.5">{name}</li>;
  return (
    <li>
      <button
        type="button"
        aria-label={t('milestone.record', { what: name })}
        onClick={onRecord}
        className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-3 rounded-control py-2.5 text-left hover:bg-blush"
      >
        <span className="min-w-0">{name}</span>
        <Plus size={20} aria-hidden className="text-clay" />
      </button>
    </li>
  );
}
