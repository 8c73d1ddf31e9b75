import { SubscriberDesk } from '#web/desk/specialists/subscriber-desk.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';

export function SubscribersSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return <SubscriberDesk staffId={viewer.id} />;
}
