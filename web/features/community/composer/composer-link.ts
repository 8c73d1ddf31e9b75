import { useNavigate } from '@tanstack/react-router';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { categoryInAddress } from '../categories.ts';
import type { Beginning } from './composer-draft.ts';

/** The address that opens the composer, for a link. */
export function composerLink(category?: CommunityCategory) {
  return {
    to: paths.community,
    search: { novo: '1', ...(category && { categoria: categoryInAddress(category) }) },
  } as const;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The words with which the place she comes from begins a post. */
    postBeginning?: string | undefined;
  }
}

/**
 * Opens the composer from another screen, with what that screen proposes. Nothing is kept of it before she writes; that
 * she asked to write without her name stands in the address, so that no reload and no sign-in forgets it.
 */
export function useOpenComposer(): (beginning?: Beginning) => void {
  const navigate = useNavigate();
  return ({ category, text, anonymous } = {}) => {
    const { to, search } = composerLink(category);
    navigate({
      to,
      search: { ...search, ...(anonymous && { anonimo: '1' }) },
      ...(text && { state: { postBeginning: text } }),
    });
  };
}
