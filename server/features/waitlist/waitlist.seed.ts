import type { Seed } from '#server/platform/db/seeds.ts';
import { joinWaitlist } from './waitlist.repository.ts';

/** A few made-up entries, so that the staff page is not empty on a first look. */
export const waitlistSeed: Seed = {
  name: 'waitlist-demo',
  load: async (db, now) => {
    const demo = [
      ['ana@exemplo.test', 'pt'],
      ['beatriz@exemplo.test', 'pt'],
      ['claire@example.test', 'en'],
    ] as const;
    for (const [index, [email, language]] of demo.entries()) {
      await joinWaitlist(db, { email, language, now: new Date(now.getTime() - (index + 1) * 86_400_000) });
    }
  },
};
