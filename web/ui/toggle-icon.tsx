import type { LucideIcon } from 'lucide-react';

type Props = { icon: LucideIcon; isOn: boolean; size?: number };

/** A heart or a bookmark of hers: filled while it is set. */
export function ToggleIcon({ icon: Icon, isOn, size = 22 }: Props) {
  return (
    <Icon size={size} strokeWidth={1.75} aria-hidden className={isOn ? 'fill-clay text-clay' : undefined} />
  );
}
