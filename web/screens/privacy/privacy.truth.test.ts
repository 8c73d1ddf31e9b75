import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linkLifetimeMinutes, sessionLifetimeDays, sessionLongestDays } from '#shared/access/access.rules.ts';
import { accessKeptMonths, actsKeptYears } from '#shared/audit/audit.rules.ts';
import { privacy as en } from '#web/texts/en/privacy.ts';
import { privacy as pt } from '#web/texts/pt/privacy.ts';

/** What the code stores on the device, by the names it gives the keys. */
const storageKeys = globSync('{web,shared}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((code) => [
    ...code.matchAll(/\bconst (?:key|\w+Key) = '([\w:]+)';/g),
    // One for each of many things, by a prefix: `audio_position:…`.
    ...code.matchAll(/\bconst (?:keyOf|\w+Key) = \([^)]*\) => `(\w+):/g),
  ])
  .map(([, key = '']) => key)
  // Of a query in memory, not of the device.
  .filter((key) => !key.includes('-'));

describe.each([
  ['Portuguese', JSON.stringify(pt), 'dias', 'minutos', 'meses', 'anos'],
  ['English', JSON.stringify(en), 'days', 'minutes', 'months', 'years'],
])('the privacy notice in %s', (_language, notice, days, minutes, months, years) => {
  it('names everything that stays on the device', () => {
    expect(storageKeys.length).toBeGreaterThan(5);
    expect(storageKeys.filter((key) => !notice.includes(key))).toEqual([]);
    expect(notice).toContain('sidebar:state');
  });

  it('says the times that the server keeps', () => {
    expect(notice).toContain(`${sessionLifetimeDays} ${days}`);
    expect(notice).toContain(`${sessionLongestDays} ${days}`);
    expect(notice).toContain(`${linkLifetimeMinutes} ${minutes}`);
  });

  it('says what stays when the account goes, and for how long', () => {
    expect(notice).toContain(`${accessKeptMonths} ${months}`);
    expect(notice).toContain(`${actsKeptYears} ${years}`);
  });
});
