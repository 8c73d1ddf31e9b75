import { useNavigate } from '@tanstack/react-router';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { categoryInAddress } from '../category-address.ts';
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

/**
 * Opens the composer from another screen, with what was begun there. A draft that waits is added to, once, and not
 * replaced: its topic stays that of the words she wrote.
 */
export function useOpenComposer(owner: Owner): (beginning?: Beginning) => void {
  const navigate = useNavigate();
  return ({ category, text = '', anonymous } = {}) => {
    if (text || anonymous !== undefined) {
      const draft = readDraft('community', owner, newPlace, isPostDraft) ?? freshDraft(category);
      keepDraft('community', owner, newPlace, {
        ...draft,
        category: draft.content.trim() ? (draft.category ?? category) : (category ?? draft.category),
        isAnonymous: anonymous || draft.isAnonymous,
        // Asked for twice, it is begun once.
        content: draft.content.includes(text)
          ? draft.content
          : [draft.content, text].filter((part) => part.trim()).join('\n\n'),
      });
    }
    navigate(composerLink(category));
  };
}
