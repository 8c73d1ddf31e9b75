import { consent } from './pt/consent.ts';

/** What is asked and said about keeping health records: whoever has answered long ago never waits for it. */
export const texts = { consent } as const;
