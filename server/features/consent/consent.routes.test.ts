import { expect, it } from 'vitest';
import { consentVersion } from '#shared/consent/consent.rules.ts';
import { startTestApp } from '#tests/support/test-app.ts';

it('signing in records the terms, with version and time, once per version', async () => {
  const colo = await startTestApp();
  const entered = colo.clock.now().toISOString();
  await colo.signedIn('ana@exemplo.test');
  colo.clock.pass({ days: 3 });
  const her = await colo.signedIn('ana@exemplo.test');
  expect(await (await her.get('/api/consents')).json()).toEqual({
    consents: [{ kind: 'terms', version: consentVersion, givenAt: entered }],
  });
  const another = await colo.signedIn('bia@exemplo.test');
  const { consents } = await (await another.get('/api/consents')).json();
  expect(consents).toEqual([
    { kind: 'terms', version: consentVersion, givenAt: colo.clock.now().toISOString() },
  ]);
  await colo.close();
});
