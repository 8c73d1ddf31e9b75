import { SubscriberDesk } from '#web/desk/specialists/subscriber-desk.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { SectionFailed } from './section-failed.tsx';

export function SubscribersSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return <SubscriberDesk staffId={viewer.id} Failed={SectionFailed} />;
}
