import { useNavigate } from '@tanstack/react-router';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { categoryInAddress } from '../categories.ts';
import { keepDraft, readDraft } from '../kept-draft.ts';
import type { Owner } from '../query-keys.ts';
import { freshDraft, isPostDraft, newPlace } from './composer-draft.ts';

/** The address that opens the composer, for a link. */
export function composerLink(category?: CommunityCategory) {
  return {
    to: paths.community,
    search: { novo: '1', ...(category && { categoria: categoryInAddress(category) }) },
  } as const;
}

type Beginning = {
  category?: CommunityCategory | undefined;
  text?: string | undefined;
  anonymous?: boolean | undefined;
};

/** Opens the composer from another screen, with what was begun there. A draft that waits is added to, not replaced. */
export function useOpenComposer(owner: Owner): (beginning?: Beginning) => void {
  const navigate = useNavigate();
  return ({ category, text = '', anonymous } = {}) => {
    if (text || anonymous !== undefined) {
      const draft = readDraft(owner, newPlace, isPostDraft) ?? freshDraft(category);
      keepDraft(owner, newPlace, {
        ...draft,
        category: category ?? draft.category,
        isAnonymous: anonymous ?? draft.isAnonymous,
        content: [draft.content, text].filter((part) => part.trim()).join('\n\n'),
      });
    }
    navigate(composerLink(category));
  };
}
