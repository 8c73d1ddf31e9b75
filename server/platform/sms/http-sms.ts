import type { SmsSender } from './sms-sender.ts';

const patience = 10_000;

/** Hands each message to the owner's gateway. Every provider differs, so ours is the plainest: JSON by POST. */
export function httpSms(address: string): SmsSender {
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    description: `HTTP at ${url.host}`,
    send: async (sms) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(user || password ? { Authorization: authorization } : {}),
        },
        body: JSON.stringify(sms),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The message gateway answered ${response.status}`);
    },
  };
}
