import { type CommunityCategory, communityCategories } from '#shared/community/community.rules.ts';

/** As it stands in an address: 'sono-do-bebe'. */
export function categoryInAddress(category: CommunityCategory): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

export function categoryOfAddress(segment: string | undefined): CommunityCategory | undefined {
  return communityCategories.find((category) => categoryInAddress(category) === segment);
}
