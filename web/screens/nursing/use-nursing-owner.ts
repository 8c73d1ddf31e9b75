import { useNavigate } from '@tanstack/react-router';
import { useViewer } from '#web/features/access/use-viewer.ts';

/** Whose feeds these are: nobody's yet for a visitor, and for a session that waits for its second factor. */
export function useNursingOwner(): { owner: string | null; signIn: () => void } {
  const { data } = useViewer();
  const navigate = useNavigate();
  return {
    owner: data && !data.needsSecondFactor ? data.id : null,
    signIn: () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) }),
  };
}
