import { useViewer } from '#web/features/access/use-viewer.ts';
import { SubscriberDesk } from '#web/features/specialists/staff/subscriber-desk.tsx';
import { SectionFailed } from './section-failed.tsx';

export function SubscribersSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return <SubscriberDesk staffId={viewer.id} Failed={SectionFailed} />;
}
