import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dailyViews, pieceIn, segmentOf, segmentOfNew, viewIn } from '#web/desk/daily/daily-view.ts';
import { DayPreview } from '#web/desk/daily/day-preview.tsx';
import { GapList } from '#web/desk/daily/gap-list.tsx';
import { PieceEditor } from '#web/desk/daily/piece-editor.tsx';
import { UploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { DailyPieces } from './daily-pieces.tsx';

/** What each day brings: written, looked over for gaps, and seen as mothers see it. The address says which. */
export function DailySection({ staffId }: { staffId: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { estado, conteudo } = useSearch({ strict: false });
  const view = viewIn(estado);
  const piece = pieceIn(conteudo);

  /** Undefined: back to where it was opened. */
  function open(segment: string | undefined): void {
    navigate({ to: '.', search: (current) => ({ ...current, conteudo: segment }) });
    // The button that was pressed leaves with what it stood in.
    if (!segment) focusHeading();
  }

  if (piece)
    return (
      <div className="grid grid-cols-1 gap-4">
        <button
          type="button"
          onClick={() => open(undefined)}
          className={`${wayBackClass} justify-self-start`}
        >
          <WayBackWords>{t('dailyStaff.back')}</WayBackWords>
        </button>
        <OpenedHeading title={t(piece.id === null ? 'dailyStaff.create' : 'dailyStaff.editTitle')} />
        <UploadScope>
          <PieceEditor staffId={staffId} piece={piece} onSaved={() => open(undefined)} />
        </UploadScope>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{t('dailyStaff.title')}</h2>
      <p className="max-w-[45rem] text-ink-soft">{t('dailyStaff.intro')}</p>
      <Button
        size="large"
        className="justify-self-start"
        icon={<Plus size={20} aria-hidden />}
        onClick={() => open(segmentOfNew())}
      >
        {t('dailyStaff.create')}
      </Button>
      <Chips
        label={t('dailyStaff.views')}
        chips={dailyViews.map((one) => ({ id: one, label: t(`dailyStaff.view_${one}`) }))}
        selected={view}
        onSelect={(id) => {
          const estado = segmentOf(dailyViews.find((one) => one === id) ?? 'list');
          navigate({ to: '.', search: { aba: 'dias', estado }, resetScroll: false });
        }}
      />
      {view === 'list' && <DailyPieces onEdit={open} />}
      {view === 'gaps' && <GapList onWrite={(ages) => open(segmentOfNew(ages))} />}
      {view === 'preview' && <DayPreview />}
    </div>
  );
}

/** Where listening and tabbing go on when a piece opens in place of the list. */
function OpenedHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-bold text-heading outline-none">
      {title}
    </h2>
  );
}
