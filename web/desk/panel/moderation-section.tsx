import { useNavigate, useSearch } from '@tanstack/react-router';
import { Cases } from '#web/desk/moderation/cases.tsx';
import { isCaseState, viewIn, viewSegments } from '#web/desk/moderation/moderation-view.ts';
import { Sanctions } from '#web/desk/moderation/sanctions.tsx';
import { useCases } from '#web/desk/moderation/use-cases.ts';
import { ViewChoice } from '#web/desk/moderation/view-choice.tsx';
import { WatchedWords } from '#web/desk/moderation/watched-words.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { CaseAuthor } from './case-author.tsx';

/** How the team takes care of the community. What it looks at is in the address. */
export function ModerationSection() {
  const t = useTexts();
  const navigate = useNavigate();
  const { estado, caso } = useSearch({ strict: false });
  const { data: viewer } = useViewer();
  const view = viewIn(estado);
  const state = isCaseState(view) ? view : 'open';
  // Asked for in every view: the choice says how much waits.
  const list = useCases(state);
  if (!viewer) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{t('moderation.title')}</h2>
      <p className="max-w-[45rem] text-ink-soft">{t('moderation.intro')}</p>
      <ViewChoice
        view={view}
        counts={list.data?.pages[0]?.counts}
        onChoose={(chosen) =>
          navigate({
            to: '.',
            search: { aba: 'moderacao', estado: viewSegments[chosen] },
            resetScroll: false,
          })
        }
      />
      {view === 'sanctions' && <Sanctions />}
      {view === 'words' && <WatchedWords />}
      {isCaseState(view) && (
        <Cases state={view} list={list} openId={caso} staffId={viewer.id} Author={CaseAuthor} />
      )}
    </div>
  );
}
