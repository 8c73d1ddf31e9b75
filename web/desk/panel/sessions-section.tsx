import { SessionDesk } from '#web/desk/specialists/session-desk.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';

export function SessionsSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return <SessionDesk staffId={viewer.id} />;
}
