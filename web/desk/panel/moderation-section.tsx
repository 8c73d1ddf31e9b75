import { useNavigate, useSearch } from '@tanstack/react-router';
import { Cases } from '#web/desk/moderation/cases.tsx';
import {
  isCaseState,
  type ModerationView,
  viewIn,
  viewSegments,
  views,
} from '#web/desk/moderation/moderation-view.ts';
import { Sanctions } from '#web/desk/moderation/sanctions.tsx';
import { useCases } from '#web/desk/moderation/use-cases.ts';
import { WatchedWords } from '#web/desk/moderation/watched-words.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';

/** How the team takes care of the community. What it looks at is in the address. */
export function ModerationSection({ staffId }: { staffId: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { estado, caso } = useSearch({ strict: false });
  const view = viewIn(estado);
  const state = isCaseState(view) ? view : 'open';
  // Asked for in every view: the choice says how much waits.
  const list = useCases(state);
  const counts = list.data?.pages[0]?.counts;
  const labelOf = (one: ModerationView) => {
    const label = t(`moderation.${one}`);
    return counts && isCaseState(one) ? t('moderation.counted', { label, n: counts[one] }) : label;
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{t('moderation.title')}</h2>
      <p className="max-w-[45rem] text-ink-soft">{t('moderation.intro')}</p>
      <Chips
        label={t('moderation.filters')}
        chips={views.map((one) => ({ id: one, label: labelOf(one) }))}
        selected={view}
        onSelect={(id) => {
          const estado = viewSegments[views.find((one) => one === id) ?? 'open'];
          navigate({ to: '.', search: { aba: 'moderacao', estado }, resetScroll: false });
        }}
      />
      {view === 'sanctions' && <Sanctions />}
      {view === 'words' && <WatchedWords />}
      {isCaseState(view) && <Cases state={view} list={list} openId={caso} staffId={staffId} />}
    </div>
  );
}
