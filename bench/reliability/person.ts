import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aConsent } from '#tests/support/consent.ts';

type Answer = { status: number; text: string };

/** How long anyone waits for an answer before it counts as none. */
export const patienceMs = 30_000;

/** Somebody at home: an address of her own, by the proxy's word (TRUST_PROXY), and the cookie that she was given. */
export class Person {
  readonly email: string;
  #cookie = '';
  readonly #network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(email = `${randomUUID()}@exemplo.test`) {
    this.email = email;
  }

  /** Throws where there is no answer at all: then nobody knows whether it was done. */
  async ask(colo: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${colo}${path}`, {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': this.#network,
        ...(this.#cookie ? { Cookie: this.#cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const given = response.headers.get('Set-Cookie')?.split(';')[0];
    const text = await response.text();
    if (given) this.#cookie = given;
    return { status: response.status, text };
  }

  /** The same, for what must succeed. */
  async get<Told>(colo: string, path: string): Promise<Told> {
    const { status, text } = await this.ask(colo, 'GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }

  async must(colo: string, method: string, path: string, body?: unknown): Promise<void> {
    const { status, text } = await this.ask(colo, method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
  }

  /** By mail, as everybody, with the code from the development mailbox; and her records may be kept. */
  async signIn(colo: string, dataDir: string): Promise<void> {
    await this.must(colo, 'POST', '/auth/v1/otp', { email: this.email });
    const token = await codeIn(join(dataDir, 'mail'), this.email);
    await this.must(colo, 'POST', '/auth/v1/verify', { type: 'email', email: this.email, token });
    await this.must(colo, 'POST', '/api/sync', { writes: [aConsent()] });
  }
}

async function codeIn(folder: string, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml')).reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const code = mail.includes(`To: ${email}`) ? /^\s*(\d{6})\s*$/m.exec(mail)?.[1] : undefined;
      if (code) return code;
    }
    await sleep(100);
  }
  throw new Error(`No mail with a code came for ${email}.`);
}
