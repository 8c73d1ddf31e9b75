import { LoaderCircle } from 'lucide-react';

/** Only inside a control that is busy: what waits for content is a Skeleton. */
export function Spinner() {
  return <LoaderCircle size={20} aria-hidden className="animate-spin" />;
}
