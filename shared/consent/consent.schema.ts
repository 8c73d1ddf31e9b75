import type { ConsentKind } from './consent.rules.ts';

export type ConsentAnswer = { kind: ConsentKind; version: string; givenAt: string };
