/**
 * "Something changed": why Colo speaks of the baby no more. All of them close the same things; they differ in the words
 * she is met with. `unsaid` is for who does not want to say.
 */
export const quietReasons = ['pause', 'pregnancy-ended', 'baby-died', 'unsaid'] as const;
export type Quiet = (typeof quietReasons)[number];
