/** The version of the privacy notice and terms that pages show and records name: the day they took effect. */
export const consentVersion = '2026-11-15';

/** `terms`: entering Colo. `health-data`: keeping what she tells about herself and her baby. `community-rules`: writing there. */
export const consentKinds = ['terms', 'health-data', 'community-rules'] as const;
export type ConsentKind = (typeof consentKinds)[number];
