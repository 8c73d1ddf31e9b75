import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultNotifications, type Notifications } from '#shared/notifications/notifications.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
let her: ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
  her = await colo.signedIn('ana@exemplo.test');
});
afterAll(() => colo.close());

const put = (body: unknown) => her.call('PUT', '/api/notifications', { body });
const chosen: Notifications = {
  paused: false,
  weeklyContent: true,
  communityReplies: true,
  sessionReminders: false,
  productNews: false,
  quietFrom: '21:30',
  quietTo: '06:15',
  timeZone: 'Europe/Lisbon',
};

it('before she chose anything, only the reminders she asks for are on', async () => {
  expect(await (await her.get('/api/notifications')).json()).toEqual(defaultNotifications);
});

it('what she chooses is kept, and can be changed again', async () => {
  expect(await (await put(chosen)).json()).toEqual(chosen);
  expect(await (await her.get('/api/notifications')).json()).toEqual(chosen);
  await put({ ...chosen, quietTo: '07:00' });
  expect(await (await her.get('/api/notifications')).json()).toEqual({ ...chosen, quietTo: '07:00' });
});

it('everything can be paused, and a page from before that choice pauses nothing', async () => {
  expect(await (await put({ ...chosen, paused: true })).json()).toEqual({ ...chosen, paused: true });
  const { paused: _paused, ...older } = chosen;
  expect(await (await put(older)).json()).toEqual(chosen);
});

it('is hers alone', async () => {
  const another = await colo.signedIn('bia@exemplo.test');
  expect(await (await another.get('/api/notifications')).json()).toEqual(defaultNotifications);
});

it.each([
  [{ quietFrom: '25:00' }, 'not_a_time'],
  [{ timeZone: 'Lua/Cratera' }, 'not_a_time_zone'],
  [{ productNews: 1 }, 'unknown_choice'],
  [{ quietTo: undefined }, undefined],
])('%o is refused by its field, and her choice stays', async (wrong, code) => {
  await put(chosen);
  const response = await put({ ...chosen, ...wrong });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()).error;
  expect(fields[Object.keys(wrong)[0] ?? '']).toEqual(code ?? expect.any(String));
  expect(await (await her.get('/api/notifications')).json()).toEqual(chosen);
});
