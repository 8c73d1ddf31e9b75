import { useNavigate } from '@tanstack/react-router';

/**
 * Leads a visitor from the preview to the sign-in card, and back to this place afterwards; with `state: true`, to what
 * the place shows without its address saying so.
 */
export function useSignInHere(options: { state?: true } = {}): () => void {
  const navigate = useNavigate();
  return () => navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }), ...options });
}
