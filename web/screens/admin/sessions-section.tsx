import { useViewer } from '#web/features/access/use-viewer.ts';
import { SessionDesk } from '#web/features/specialists/staff/session-desk.tsx';
import { SectionFailed } from './section-failed.tsx';

export function SessionsSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return <SessionDesk staffId={viewer.id} Failed={SectionFailed} />;
}
