/** The browser knows passkeys, and speaks of them on this page. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && window.isSecureContext;
}

/** She closed the device's window, let it run out, or the device has nothing for Colo: browsers do not say which. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** The device holds a passkey of hers already. */
export function isHereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
