// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLanding } from '../landing.prerender.tsx';
import { landingTexts } from '../landing.texts.ts';
import { enhanceWaitlist } from './waitlist.ts';

const texts = landingTexts.pt.waitlist;
const server = vi.fn<typeof fetch>();

function part<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const field = () => part<HTMLInputElement>('form input');
const button = () => part<HTMLButtonElement>('form button');
const thanks = () => part('form [role=status]').textContent;
const trouble = () => part('form [role=alert]').textContent;

function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: code, requestId: 'r' } }, { status });
}

async function send(address: string): Promise<void> {
  field().value = address;
  part<HTMLFormElement>('form').requestSubmit();
  await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
}

beforeEach(() => {
  document.body.innerHTML = renderLanding('pt').body;
  server.mockReset();
  vi.stubGlobal('fetch', server);
  enhanceWaitlist();
});
afterEach(() => vi.unstubAllGlobals());

describe('joining the waitlist', () => {
  it('sends the address with the language of the page, clears the field and thanks her', async () => {
    server.mockResolvedValue(Response.json({}));
    await send('ana@exemplo.test');
    const [path, request] = server.mock.calls[0] ?? [];
    expect(path).toBe('/api/waitlist');
    expect(request?.method).toBe('POST');
    expect(JSON.parse(String(request?.body))).toEqual({ email: 'ana@exemplo.test', language: 'pt' });
    expect(field().value).toBe('');
    expect(thanks()).toBe(texts.thanks);
    expect(trouble()).toBe('');
  });

  it.each([
    ['the address is refused', async () => refusal(400, 'invalid_input'), texts.invalid],
    ['she tried too often', async () => refusal(429, 'too_many_requests'), texts.tooMany],
    ['the server fails', async () => refusal(500, 'internal'), texts.failed],
    ['a proxy answers in its own words', async () => new Response('<h1>Oops', { status: 500 }), texts.failed],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), texts.offline],
    ['a hotel answers in our place', async () => new Response('<h1>Wi-Fi'), texts.offline],
  ])('keeps the address and says why when %s', async (_case, answer, sentence) => {
    server.mockImplementation(answer);
    await send('ana@exemplo.test');
    expect(field().value).toBe('ana@exemplo.test');
    expect(field().readOnly).toBe(false);
    expect(trouble()).toBe(sentence);
    expect(thanks()).toBe('');
  });

  it('points at the field when the address is what is wrong, and only then', async () => {
    server.mockImplementation(async () => refusal(400, 'invalid_input'));
    await send('ana@exemplo');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());

    server.mockImplementation(async () => refusal(500, 'internal'));
    await send('ana@exemplo.test');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('is sent once, however often she presses while it is under way', async () => {
    let answer = (_response: Response) => {};
    server.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    field().value = 'ana@exemplo.test';
    part<HTMLFormElement>('form').requestSubmit();
    part<HTMLFormElement>('form').requestSubmit();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(server).toHaveBeenCalledOnce();
    answer(Response.json({}));
    await vi.waitFor(() => expect(thanks()).toBe(texts.thanks));
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  it('takes back what it said before when she tries again', async () => {
    server.mockImplementation(async () => refusal(500, 'internal'));
    await send('ana@exemplo.test');
    server.mockImplementation(async () => Response.json({}));
    await send('ana@exemplo.test');
    expect(trouble()).toBe('');
    expect(thanks()).toBe(texts.thanks);
  });
});
