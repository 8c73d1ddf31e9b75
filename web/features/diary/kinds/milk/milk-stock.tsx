import { Plus } from 'lucide-react';
import { useState } from 'react';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { milkTimes } from '#shared/milk/milk-times.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { recordByHand } from '../../record-by-hand.ts';
import { recordSlot } from '../../record-draft.ts';
import { type Edited, RecordEditor } from '../../record-editor.tsx';
import { putRecord } from '../../record-writes.ts';
import { bottleParts } from '../bottle/bottle-parts.tsx';
import { KindsHere } from '../kinds-here.ts';
import { MilkItem } from './milk-item.tsx';
import { milkParts } from './milk-parts.tsx';
import { type MilkStocked, useMilkStock } from './use-milk-stock.ts';

const kindsHere = [milkParts, bottleParts];

/** What is kept where, what to use first, and what has passed its time; used by a bottle that names it. */
export function MilkStock({ place }: { place: DiaryPlace }) {
  return (
    <KindsHere value={kindsHere}>
      <StockOf place={place} />
    </KindsHere>
  );
}

function StockOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const stock = useMilkStock(place);
  const [edited, setEdited] = useState<Edited>();
  const change = useChange(place);
  const good = stock.inOrder.filter(({ state }) => state !== 'past');
  const past = stock.inOrder.filter(({ state }) => state === 'past');
  const acts = {
    onUse: (stocked: MilkStocked) => setEdited({ record: bottleOf(stocked, place), before: null }),
    onThaw: ({ container }: MilkStocked) =>
      change(container, { thawedAt: new Date().toISOString(), place: 'fridge' }, t('milk.thawDone')),
    onThrow: ({ container }: MilkStocked) => change(container, { gone: 'thrown' }, t('milk.thrownDone')),
    onEdit: ({ container }: MilkStocked) => setEdited({ record: container, before: container }),
  };
  const add = () => setEdited({ record: recordByHand(milkParts, place, stock.containers), before: null });
  const list = (title: string, items: readonly MilkStocked[], isFirst = false) =>
    items.length > 0 && (
      <Section title={title}>
        <ul className="grid grid-cols-1 gap-3">
          {items.map((stocked) => (
            <MilkItem key={stocked.container.id} stocked={stocked} isFirst={isFirst} {...acts} />
          ))}
        </ul>
      </Section>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {good.length > 0 && <p className="font-bold">{t('milk.stock', { n: good.length, ml: stock.ml })}</p>}
      <Button size="large" variant="secondary" icon={<Plus size={20} aria-hidden />} onClick={add}>
        {t('milk.add')}
      </Button>
      <StockState stock={stock} />
      {list(t('milk.useFirst'), good.slice(0, 1), true)}
      {list(t('milk.inOrder'), good.slice(1))}
      {list(t('milk.passed'), past)}
      {past.length > 0 && <p className="text-small">{t('milk.passedText')}</p>}
      <Times />
      <RecordEditor place={place} edited={edited} onEdit={setEdited} records={stock.containers} />
    </div>
  );
}

function StockState({ stock }: { stock: ReturnType<typeof useMilkStock> }) {
  const t = useTexts();
  const { inOrder, isWaiting, hasFailed } = stock;
  if (inOrder.length > 0) return null;
  if (isWaiting && !hasFailed) return <Skeleton className="h-40 rounded-card" />;
  return (
    <EmptyState
      picture={<EmptyLamp />}
      title={t(hasFailed ? 'milk.failed' : 'milk.empty')}
      text={t(hasFailed ? 'milk.failedText' : 'milk.emptyText')}
      action={hasFailed && <TryAgain query={stock} />}
    />
  );
}

/** Whose times they are, and when they were looked up. */
function Times() {
  const t = useTexts();
  const language = useLanguage();
  const { fridge, freezer } = milkTimes.hours;
  return (
    <Section title={t('milk.timesTitle')}>
      <p className="text-small">{t('milk.times', { fridge, freezer: freezer / 24 })}</p>
      <p className="text-small">{t('milk.timesMore')}</p>
      <p className="text-ink-soft text-small">
        {t('milk.source', { date: formatCalendarDay(milkTimes.checked, language) })}
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft text-small">
        {milkTimes.sources.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

type Container = MilkStocked['container'];

/** Says it at once, and takes it back as easily. */
function useChange(place: DiaryPlace) {
  const t = useTexts();
  const familyId = recordedIn(place);
  return (container: Container, told: Partial<Container['details']>, said: string): void => {
    const record: RecordEnvelope<'milk'> = { ...container, details: { ...container.details, ...told } };
    void putRecord({ familyId, record, before: container });
    const undo = () =>
      void putRecord({ familyId, record: container, before: { revision: container.revision + 1 } });
    toastWithAction(said, { label: t('diary.undo'), onAct: undo });
  };
}

/** A bottle of it: how much was drunk is hers to say. */
function bottleOf({ container, left }: MilkStocked, place: DiaryPlace): RecordEnvelope {
  // What she had begun of another bottle would take the place of this one.
  dropDraft(recordSlot(place, bottleParts));
  const details = { milk: 'own', offeredMl: left, takenMl: null, container: container.id } as const;
  return { ...recordByHand(bottleParts, place, []), details } as RecordEnvelope;
}
