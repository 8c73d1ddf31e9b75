/** The version of the privacy notice and terms that pages show and records name: the day they took effect. */
export const consentVersion = '2026-11-16';

/** The version of what she is asked about health data: the day that text took effect. A newer one is asked anew. */
export const healthConsentVersion = '2026-11-16';

/** `terms`: entering Colo. `health-data`: keeping what she records of her baby and herself. `community-rules`: writing there. `check-ins`: how she is, hers alone. */
export const consentKinds = ['terms', 'health-data', 'community-rules', 'check-ins'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What becomes of what she recorded when she takes the consent back. */
export const afterWithdrawals = ['deleted', 'closed'] as const;
export type AfterWithdrawal = (typeof afterWithdrawals)[number];

/**
 * Writes that leave a health record behind: none is stored, nor leaves her phone, without her consent. A removal leaves
 * nothing behind and needs none. Notes, routines and saved foods are texts and plans of hers, not records.
 */
export const healthWriteKinds = [
  'record.put',
  'record-timer.put',
  'feed.put',
  'timer.put',
  'sleep.put',
  'sleep-timer.put',
  'food-entry.put',
  'food.clear',
  'diary-reminder.put',
] as const;

/** As much of a consent as the rules need; moments as a database or an answer tells them. */
type Given = {
  kind: ConsentKind;
  version: string;
  /** False: it was only implied, by saving something. */
  asked: boolean;
  withdrawnAt: unknown;
  afterWithdrawal: AfterWithdrawal | null;
};

/**
 * `given`: records are kept. `needed`: she has to be asked; what an implied consent let be stored stays readable.
 * `closed`: she took it back and chose to keep what there is, closed. `withdrawn`: she took it back, and it was deleted.
 */
export type HealthConsent = 'given' | 'needed' | 'closed' | 'withdrawn';

/** Where she stands, from all the consents that she ever gave. */
export function healthConsentOf(consents: readonly Given[]): HealthConsent {
  const health = consents.filter(({ kind }) => kind === 'health-data');
  const standing = health.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (standing.some(({ asked, version }) => asked && version === healthConsentVersion)) return 'given';
  if (standing.length > 0 || health.length === 0) return 'needed';
  return health.some(({ afterWithdrawal }) => afterWithdrawal === 'closed') ? 'closed' : 'withdrawn';
}
