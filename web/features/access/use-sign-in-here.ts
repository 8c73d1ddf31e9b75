import { useNavigate } from '@tanstack/react-router';

/** Leads a visitor from the preview to the sign-in card, and back to this place afterwards. */
export function useSignInHere(): () => void {
  const navigate = useNavigate();
  return () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }) });
}
