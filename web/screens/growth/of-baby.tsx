import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import type { BabyAnswer, Role } from '#shared/family/family.schema.ts';
import { type GrowthMeasure, growthMeasures } from '#shared/growth/growth.rules.ts';
import { ByDay } from '#web/features/diary/by-day.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { Choice } from '#web/features/diary/kinds/choice.tsx';
import { growthParts } from '#web/features/diary/kinds/growth/growth-parts.tsx';
import { useGrowth } from '#web/features/diary/kinds/growth/use-growth.ts';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { GrowthFigure } from '#web/features/growth/growth-figure.tsx';
import { seriesOf } from '#web/features/growth/series.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptySock } from '#web/ui/illustrations/empty-sock.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WhichCurve } from './which-curve.tsx';

type Props = { place: DiaryPlace; baby: BabyAnswer; ageDays: number; role: Role };

/** The curves of a baby who is here, and every measure behind them. */
export function OfBaby({ place, baby, ageDays, role }: Props) {
  const t = useTexts();
  const growth = useGrowth(place);
  const { remove } = useEditing(place);
  const [edited, setEdited] = useState<Edited>();
  const mayRecord = mayDo(role, 'record');
  const edit = (record: SeenRecord) => setEdited({ record, before: record });
  if (growth.isWaiting && !growth.hasFailed) return <Skeleton className="h-64 rounded-card" />;
  if (growth.hasFailed && growth.records.length === 0)
    return (
      <LoadFailed
        title={t('growthCurves.loadFailed')}
        text={t('growthCurves.loadFailedText')}
        query={growth}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {growth.hasFailed && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft text-small">{t('growthCurves.onlyHere')}</p>
          <TryAgain query={growth} />
        </div>
      )}
      <WhichCurve place={place} baby={baby} mayTell={mayDo(role, 'manage')} />
      <OneMeasure growth={growth} sex={baby.sex} ageDays={ageDays} />
      {mayRecord && (
        <Button
          size="large"
          icon={<Plus size={20} aria-hidden />}
          onClick={() =>
            setEdited({ record: recordByHand(growthParts, place, growth.records), before: null })
          }
        >
          {t('growthCurves.add')}
        </Button>
      )}
      {growth.records.length > 0 && (
        <Section title={t('growthCurves.allMeasures')}>
          <ByDay records={growth.records} level="h3" {...(mayRecord && { onEdit: edit, onRemove: remove })} />
        </Section>
      )}
      <p className="border-line border-t pt-3 text-ink-soft text-small">{t('growthCurves.source')}</p>
      <RecordEditor place={place} edited={edited} onEdit={setEdited} records={growth.records} />
    </div>
  );
}

type Shown = { growth: ReturnType<typeof useGrowth>; sex: BabyAnswer['sex']; ageDays: number };

function OneMeasure({ growth, sex, ageDays }: Shown) {
  const t = useTexts();
  const [measure, setMeasure] = useState<GrowthMeasure>('weight');
  const series = seriesOf(growth.days, measure, sex);
  return (
    <>
      <Choice
        legend={t('growthCurves.which')}
        name="growth-measure"
        columns={3}
        options={growthMeasures.map((value) => ({ value, label: t(`growthCurves.measure_${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      {series.length === 0 && !sex ? (
        <EmptyState
          picture={<EmptySock />}
          title={t('growthCurves.none')}
          text={t('growthCurves.noneText')}
        />
      ) : (
        <GrowthFigure measure={measure} sex={sex} series={series} ageDays={ageDays} />
      )}
      {series.length === 0 && sex && (
        <p role="status" className="text-ink-soft">
          {t('growthCurves.none')}. {t('growthCurves.noneText')}
        </p>
      )}
    </>
  );
}
