import { Link, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { CaseState } from '#shared/community/moderation.schema.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { CaseQueue } from './case-queue.tsx';
import { CaseView } from './case-view.tsx';
import type { useCases } from './use-cases.ts';

type Props = {
  state: CaseState;
  list: ReturnType<typeof useCases>;
  /** From the address: it can be reloaded, shared with a colleague and gone back from. */
  openId: string | undefined;
  staffId: string;
};

/** At a desk the list beside the case; on a phone one after the other. */
export function Cases({ state, list, openId, staffId }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const place = useFocusOnCase(openId);

  /** What is decided leaves the list: the next one opens, and whoever listens goes along. */
  function goOn(): void {
    const cases = list.data?.pages.flatMap((page) => page.cases) ?? [];
    const at = cases.findIndex(({ id }) => id === openId);
    const next = at < 0 ? undefined : (cases[at + 1] ?? cases[at - 1]);
    if (!next) focusHeading();
    else
      navigate({
        to: '.',
        search: (current) => ({ ...current, caso: next.id }),
        replace: true,
        resetScroll: false,
      });
  }

  return (
    <div className="grid grid-cols-1 gap-6 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] desk:items-start">
      <div className={classNames(openId && 'hidden desk:block')}>
        <CaseQueue state={state} list={list} openId={openId} />
      </div>
      {openId ? (
        <section
          ref={place}
          aria-label={t('moderation.case')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, also without controls inside
          tabIndex={0}
          // Its own page at a desk: the list stays where it was scrolled to.
          className="grid grid-cols-1 gap-2 rounded-control desk:sticky desk:top-4 desk:max-h-[calc(100dvh-2rem)] desk:overflow-y-auto desk:p-1"
        >
          <Link
            to="."
            search={({ caso: _, ...current }) => current}
            resetScroll={false}
            className={`${wayBackClass} justify-self-start desk:hidden`}
          >
            <WayBackWords>{t('moderation.backToCases')}</WayBackWords>
          </Link>
          <CaseView key={openId} id={openId} staffId={staffId} onDecided={goOn} />
        </section>
      ) : (
        <div className="hidden desk:block">
          <EmptyState title={t('moderation.chooseCase')} text={t('moderation.chooseCaseText')} />
        </div>
      )}
    </div>
  );
}

/** On a phone the case takes the place of the list, and the other way round: whoever listens goes along. */
function useFocusOnCase(openId: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    if (openId === before.current) return;
    before.current = openId;
    if (!openId || !place.current) {
      focusHeading();
      return;
    }
    place.current.focus({ preventScroll: true });
    // The list may have been scrolled far below where the case begins.
    if (place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView({ block: 'start' });
  }, [openId]);
  return place;
}
