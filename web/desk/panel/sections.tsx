import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { carriedSearch } from '#web/app/search.ts';
import { AuditLog } from '#web/desk/audit/audit-log.tsx';
import { StaffList } from '#web/desk/staff/staff-list.tsx';
import { WaitlistList } from '#web/desk/waitlist/waitlist-list.tsx';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { DailySection } from './daily-section.tsx';
import { ModerationSection } from './moderation-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SpecialistsSection } from './specialists-section.tsx';
import { SubscribersSection } from './subscribers-section.tsx';

/** The parts of the panel; the address says which one shows. */
export function Sections({ self }: { self: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { aba } = useSearch({ strict: false });

  const sections = [
    { id: 'artigos', label: t('admin.articles'), content: <ArticlesSection /> },
    { id: 'dias', label: t('dailyStaff.title'), content: <DailySection /> },
    { id: 'moderacao', label: t('moderation.title'), content: <ModerationSection /> },
    { id: 'especialistas', label: t('specialistsStaff.specialists'), content: <SpecialistsSection /> },
    { id: 'encontros', label: t('specialistsStaff.sessions'), content: <SessionsSection /> },
    { id: 'assinantes', label: t('specialistsStaff.subscribers'), content: <SubscribersSection /> },
    {
      id: 'espera',
      label: t('admin.waitlist'),
      content: <WaitlistList />,
    },
    {
      id: 'equipe',
      label: t('admin.staff'),
      content: (
        <StaffList self={self} onLeft={() => client.invalidateQueries({ queryKey: viewerQuery.queryKey })} />
      ),
    },
    { id: 'registro', label: t('admin.audit'), content: <AuditLog /> },
  ];
  const selected = sections.find(({ id }) => id === aba) ?? sections[0];

  return (
    <Tabs
      label={t('admin.sections')}
      tabs={sections}
      selected={selected?.id ?? 'artigos'}
      // Filters belong to their own section and stay behind.
      onSelect={(id) =>
        navigate({
          to: '.',
          search: (current) => ({ ...carriedSearch(current), aba: id === 'artigos' ? undefined : id }),
        })
      }
    />
  );
}
