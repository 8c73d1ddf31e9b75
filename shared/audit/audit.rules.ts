/**
 * `act`: what staff changed. `read`: what staff saw of mothers. `access`: who came to an account, and what was done to
 * its locks.
 */
export const auditKinds = ['act', 'read', 'access'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Records of access are kept as Brazil's Marco Civil da Internet asks (art. 15), and no longer. */
export const accessKeptMonths = 6;

/** What staff did and read: so long may a civil claim be brought (Código Civil art. 206 § 5, LGPD art. 16 I). */
export const actsKeptYears = 5;

/** Until when a line stands. Nothing removes it before, not even the account's own end. */
export function keptUntil(kind: AuditKind, at: Date): Date {
  const end = new Date(at);
  if (kind === 'access') end.setUTCMonth(end.getUTCMonth() + accessKeptMonths);
  else end.setUTCFullYear(end.getUTCFullYear() + actsKeptYears);
  return end;
}

/** Somebody who turns pages, or comes back to one, reads once. */
export const oneReadingMinutes = 15;
