import { HandHeart, Heart, HeartHandshake, Lightbulb, type LucideIcon, Sprout } from 'lucide-react';
import type { ReactionType } from '#shared/community/community.rules.ts';

export const reactionIcons: Record<ReactionType, LucideIcon> = {
  heart: Heart,
  understanding: HeartHandshake,
  support: HandHeart,
  hope: Sprout,
  helpful: Lightbulb,
};
