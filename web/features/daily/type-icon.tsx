import { BookOpen, CirclePlay, Headphones, Lightbulb, type LucideIcon, Shapes } from 'lucide-react';
import type { DailyType } from '#shared/daily/daily.rules.ts';

const icons: Record<DailyType, LucideIcon> = {
  video: CirclePlay,
  audio: Headphones,
  article: BookOpen,
  activity: Shapes,
  tip: Lightbulb,
};

export function TypeIcon({ type, size = 20 }: { type: DailyType; size?: number | undefined }) {
  const Icon = icons[type];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
