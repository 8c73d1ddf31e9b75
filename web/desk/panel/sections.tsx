import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { carriedSearch } from '#web/app/search.ts';
import { AuditLog } from '#web/desk/audit/audit-log.tsx';
import { SessionDesk } from '#web/desk/specialists/session-desk.tsx';
import { SpecialistDesk } from '#web/desk/specialists/specialist-desk.tsx';
import { SubscriberDesk } from '#web/desk/specialists/subscriber-desk.tsx';
import { StaffList } from '#web/desk/staff/staff-list.tsx';
import { UploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { VaccineDesk } from '#web/desk/vaccines/vaccine-desk.tsx';
import { WaitlistList } from '#web/desk/waitlist/waitlist-list.tsx';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { DailySection } from './daily-section.tsx';
import { ModerationSection } from './moderation-section.tsx';

/** The parts of the panel; the address says which one shows. */
export function Sections({ viewer: { id: staffId, email } }: { viewer: { id: string; email: string } }) {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { aba } = useSearch({ strict: false });

  const sections = [
    { id: 'artigos', label: t('admin.articles'), content: <ArticlesSection staffId={staffId} /> },
    { id: 'dias', label: t('dailyStaff.title'), content: <DailySection staffId={staffId} /> },
    { id: 'vacinas', label: t('vaccinesStaff.title'), content: <VaccineDesk staffId={staffId} /> },
    { id: 'moderacao', label: t('moderation.title'), content: <ModerationSection staffId={staffId} /> },
    {
      id: 'especialistas',
      label: t('specialistsStaff.specialists'),
      content: (
        <UploadScope>
          <SpecialistDesk staffId={staffId} />
        </UploadScope>
      ),
    },
    { id: 'encontros', label: t('specialistsStaff.sessions'), content: <SessionDesk staffId={staffId} /> },
    {
      id: 'assinantes',
      label: t('specialistsStaff.subscribers'),
      content: <SubscriberDesk staffId={staffId} />,
    },
    { id: 'espera', label: t('admin.waitlist'), content: <WaitlistList /> },
    {
      id: 'equipe',
      label: t('admin.staff'),
      content: (
        <StaffList self={email} onLeft={() => client.invalidateQueries({ queryKey: viewerQuery.queryKey })} />
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
