import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';

it('tells the page which social addresses the owner configured', async () => {
  const colo = await startTestApp({ SOCIAL_INSTAGRAM: 'https://instagram.com/colo' });
  expect(await (await colo.browser().get('/api/site')).json()).toEqual({
    social: { instagram: 'https://instagram.com/colo', facebook: null, youtube: null },
  });
  await colo.close();
});
