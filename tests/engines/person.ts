import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { findReachable, type Wanted } from './find.ts';

const patienceMs = 30_000;

/** Somebody in front of a browser: she waits until what she looks for is there, and gives up after half a minute. */
export class Person {
  readonly engine: Engine;
  readonly #address: string;

  constructor(engine: Engine, address: string) {
    this.engine = engine;
    this.#address = address;
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.#address + path);
  }

  async reload(): Promise<void> {
    await this.engine.reload();
  }

  /** Taps the button, link or switch of this name. */
  async press(name: string): Promise<void> {
    await this.#use({ what: 'control', name }, (element) => this.engine.click(element));
  }

  async write(field: string, text: string): Promise<void> {
    await this.#use({ what: 'field', name: field }, (element) => this.engine.type(element, text));
  }

  /** What a field holds. */
  async read(field: string): Promise<string> {
    return this.#use({ what: 'field', name: field }, () =>
      this.engine.run((name) => {
        const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
        const named = [...fields].find(
          ({ labels, ariaLabel }) =>
            ariaLabel === name || [...(labels ?? [])].some((label) => label.textContent?.trim() === name),
        );
        return named?.value ?? '';
      }, field),
    );
  }

  async chooseFile(field: string, path: string): Promise<void> {
    await this.#use({ what: 'file', name: field }, (element) => this.engine.chooseFile(element, path));
  }

  /** What the page shows, as she could copy it. */
  text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen.
    return this.engine.run(() => document.body.innerText, null);
  }

  async sees(words: string): Promise<void> {
    await until(`“${words}” shows`, async () => (await this.text()).includes(words));
  }

  async seesNo(words: string): Promise<void> {
    await until(`“${words}” is gone`, async () => !(await this.text()).includes(words));
  }

  /** A call as the page itself makes it, with its cookies. */
  call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return this.engine.run(
      async ({ method, path, body }) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method, ...(body && { headers, body }) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
        return text ? JSON.parse(text) : null;
      },
      { method, path, body: body ? JSON.stringify(body) : null },
    );
  }

  /** A page that is on its way, or a sheet that still moves, is not yet to be used: it is tried again. */
  async #use<Answer>(wanted: Wanted, act: (element: string) => Promise<Answer>): Promise<Answer> {
    let used: { answer: Answer } | undefined;
    await until(`${wanted.what} “${wanted.name}” can be reached`, async () => {
      const element = await this.engine.element(findReachable, wanted);
      if (element) used = { answer: await act(element) };
      return element !== null;
    });
    if (!used) throw new Error(`${wanted.name} was not used`);
    return used.answer;
  }
}

/** Asks again until it is so. What fails on the way counts as not yet; the last failure is told. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    try {
      if (await isSo()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`Not so after ${patienceMs / 1000} s: ${what}${last ? ` (${last})` : ''}`);
}
