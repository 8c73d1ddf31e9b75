import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { factorChallenges } from './factors.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const codeOf = async (response: Response) => (await response.json()).error?.code;
const newestCode = () => colo.messages.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
const enrolPhone = async (her: Client, phone: string) =>
  (await her.post('/auth/v1/factors', { friendly_name: 'Meu número', factor_type: 'phone', phone })).json();
const challenge = (her: Client, id: string, headers?: Record<string, string>) =>
  her.post(`/auth/v1/factors/${id}/challenge`, { channel: 'sms' }, headers);

it('a phone proves itself by the code it receives, and the code works once', async () => {
  const her = await colo.signedIn('phone@exemplo.test');
  const enrolled = await enrolPhone(her, '+5511987654321');
  expect(enrolled).toMatchObject({ type: 'phone', friendly_name: 'Meu número', phone: '+5511987654321' });
  const asked = await (await challenge(her, enrolled.id)).json();
  expect(asked).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
  expect(colo.messages.at(-1)).toEqual({
    to: '+5511987654321',
    text: expect.stringMatching(/^\d{6} é o seu código de confirmação do Colo\./),
  });
  expect(JSON.stringify(await colo.services.db.select().from(factorChallenges))).not.toContain(newestCode());

  const answer = { challenge_id: asked.id, code: newestCode() };
  const shown = await her.post(`/auth/v1/factors/${enrolled.id}/verify`, answer);
  expect(shown.status).toBe(200);
  expect((await shown.json()).user.factors).toMatchObject([
    { factor_type: 'phone', status: 'verified', phone: '••••4321' },
  ]);
  expect(await codeOf(await her.post(`/auth/v1/factors/${enrolled.id}/verify`, answer))).toBe(
    'factor_invalid',
  );
});

it('the message is written in the language of the page that asked for it', async () => {
  const her = await colo.signedIn('english@exemplo.test');
  const { id } = await enrolPhone(her, '+14155550123');
  await challenge(her, id, { Referer: 'http://localhost:3000/en/app/profile' });
  expect(colo.messages.at(-1)?.text).toMatch(/^\d{6} is your Colo confirmation code\./);
});

it('the code of one challenge does not answer another, nor after five minutes', async () => {
  const her = await colo.signedIn('expired@exemplo.test');
  const { id } = await enrolPhone(her, '+5511900000001');
  const first = await (await challenge(her, id)).json();
  const firstCode = newestCode();
  const second = await (await challenge(her, id)).json();
  const mixed = { challenge_id: second.id, code: firstCode };
  if (firstCode !== newestCode())
    expect(await codeOf(await her.post(`/auth/v1/factors/${id}/verify`, mixed))).toBe('factor_invalid');
  colo.clock.pass({ minutes: 5 });
  const late = { challenge_id: first.id, code: firstCode };
  expect(await codeOf(await her.post(`/auth/v1/factors/${id}/verify`, late))).toBe('factor_invalid');
});

it('nobody’s phone is flooded, from however many accounts', async () => {
  const phone = '+5511900000002';
  const [ana, bia] = [await colo.signedIn('ana@exemplo.test'), await colo.signedIn('bia@exemplo.test')];
  const [hers, other] = [await enrolPhone(ana, phone), await enrolPhone(bia, phone)];
  for (let sent = 0; sent < 3; sent++) expect((await challenge(ana, hers.id)).status).toBe(200);
  for (let sent = 0; sent < 2; sent++) expect((await challenge(bia, other.id)).status).toBe(200);
  expect((await challenge(bia, other.id)).status).toBe(429);
});

it('says so when the message cannot be sent, and where no messages are sent at all', async () => {
  const her = await colo.signedIn('nosms@exemplo.test');
  const { id } = await enrolPhone(her, '+5511900000003');
  const { send } = colo.sms;
  colo.sms.send = () => Promise.reject(new Error('no gateway'));
  const failed = await challenge(her, id);
  colo.sms.send = send;
  expect([failed.status, await codeOf(failed)]).toEqual([503, 'sms_unavailable']);
  colo.services.sms = undefined;
  const refused = await her.post('/auth/v1/factors', { factor_type: 'phone', phone: '+5511900000003' });
  colo.services.sms = colo.sms;
  expect(await codeOf(refused)).toBe('unsupported');
});
