import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SessionRow } from './session-row.tsx';
import { type OpenSheet, SessionSheets } from './session-sheets.tsx';
import { removeSession, restoreSession } from './specialists-staff.api.ts';
import { sessionsQuery, specialistsQuery } from './staff-lists.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = { staffId: string };

/** What takes place when, latest first: to schedule, change, open, end and call off. */
export function SessionDesk({ staffId }: Props) {
  const t = useTexts();
  const list = useInfiniteQuery(sessionsQuery);
  const people = useQuery(specialistsQuery);
  const [sheet, open] = useState<OpenSheet>();
  const restore = useStaffChange(restoreSession, { failed: t('specialistsStaff.restoreFailed') });
  const remove = useStaffChange(removeSession, {
    done: () => t('specialistsStaff.sessionRemoved'),
    undo: (id) => restore.mutate(id),
    failed: t('specialistsStaff.removeFailed'),
  });

  if (list.isPending || people.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('specialistsStaff.sessionsFailed')} query={list} />;
  if (!people.data) return <SectionFailed title={t('specialistsStaff.sessionsFailed')} query={people} />;
  const sessions = list.data.pages.flatMap((page) => page.sessions);
  const { specialists } = people.data;
  /** As the list tells of it now, whatever a colleague changed since it was opened. */
  const current = sessions.find(({ id }) => id === sheet?.session?.id);

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[45rem] text-ink-soft">{t('specialistsStaff.sessionsIntro')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="large"
          icon={<Plus size={20} aria-hidden />}
          disabled={specialists.length === 0}
          onClick={() => open({ kind: 'form', session: null, part: 'all' })}
        >
          {t('specialistsStaff.newSession')}
        </Button>
        <Button
          size="large"
          variant="secondary"
          icon={<MessageCircleQuestion size={20} aria-hidden />}
          onClick={() => open({ kind: 'questions', session: null })}
        >
          {t('specialistsStaff.allQuestions')}
        </Button>
      </div>
      {specialists.length === 0 && <p>{t('specialistsStaff.specialistFirst')}</p>}
      {sessions.length === 0 && (
        <EmptyState title={t('specialistsStaff.noSessions')} text={t('specialistsStaff.noSessionsText')} />
      )}
      <ul aria-label={t('specialistsStaff.sessions')} className="grid grid-cols-1 gap-3">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onOpen={open}
            onRemove={() => {
              remove.mutate(session.id);
              // The button leaves with its row.
              focusBeside();
            }}
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
      <SessionSheets
        staffId={staffId}
        sheet={sheet && current ? { ...sheet, session: current } : sheet}
        specialists={specialists}
        onClose={() => open(undefined)}
      />
    </div>
  );
}
