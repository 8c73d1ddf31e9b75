import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const join = { email: 'ana@exemplo.test', language: 'pt' };

describe('every answer', () => {
  it('forbids inline scripts, foreign origins and framing', async () => {
    const { headers } = await colo.browser().get('/api/viewer');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    // The app installs and starts offline: both come from us alone.
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("manifest-src 'self';");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('stands in a frame only when it is the preview of an article, and only beside our own form', async () => {
    for (const path of ['/admin/previa', '/en/admin/previa']) {
      const { headers } = await colo.browser().get(path);
      expect(headers.get('X-Frame-Options'), path).toBe('SAMEORIGIN');
      expect(headers.get('Content-Security-Policy'), path).toMatch(/; frame-ancestors 'self'$/);
    }
    for (const path of ['/admin', '/app', '/admin/previa/x', '/api/viewer']) {
      const { headers } = await colo.browser().get(path);
      expect(headers.get('X-Frame-Options'), path).toBe('DENY');
      expect(headers.get('Content-Security-Policy'), path).toMatch(/; frame-ancestors 'none'$/);
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-src 'self';");
    }
  });

  it('may be read by no foreign origin, and says so by saying nothing', async () => {
    const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' };
    for (const [method, path] of [
      ['GET', '/api/viewer'],
      ['OPTIONS', '/api/sync'],
      ['GET', '/app'],
    ] as const) {
      const response = await colo.client({}).call(method, path, { headers });
      const told = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(told, path).toEqual([]);
    }
  });

  it('carries a request id, the same in a refusal', async () => {
    const response = await colo.browser().get('/api/nothing-here');
    expect(response.status).toBe(404);
    const { error } = await response.json();
    expect(error).toEqual({
      code: 'not_found',
      message: expect.any(String),
      requestId: response.headers.get('X-Request-Id'),
    });
  });

  it('is kept out of caches when it may be personal', async () => {
    for (const path of ['/api/viewer', '/auth/v1/user']) {
      expect((await colo.browser().get(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });

  it('promises https to browsers only where it is served so', async () => {
    expect((await colo.browser().get('/healthz')).headers.has('Strict-Transport-Security')).toBe(false);
    const secure = await startTestApp({ APP_URL: 'https://colo.example' });
    expect((await secure.browser().get('/healthz')).headers.get('Strict-Transport-Security')).toContain(
      'max-age=',
    );
    await secure.close();
  });
});

describe('a write', () => {
  it.each([
    ['another site by its own word', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://sister.localhost:3000' }],
    ['another origin in an old browser', { Origin: 'https://evil.test' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('from %s is refused', async (_name, headers: Record<string, string>) => {
    const response = await colo.client(headers).post('/api/waitlist', join);
    expect(response.status).toBe(403);
    expect((await response.json()).error.code).toBe('foreign_origin');
  });

  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }],
    ['our own page in an old browser', { Origin: 'http://localhost:3000' }],
    ['a client that is no browser', {}],
  ])('from %s is accepted', async (_name, headers: Record<string, string>) => {
    expect((await colo.client(headers).post('/api/waitlist', join)).status).toBe(200);
  });

  it('that is too large is stopped', async () => {
    const response = await colo.browser().post('/api/waitlist', { ...join, email: 'a'.repeat(70_000) });
    expect(response.status).toBe(413);
    expect((await response.json()).error.code).toBe('too_large');
  });

  it('of the wrong kind, broken or empty is refused and not a crash', async () => {
    const her = colo.browser();
    const bodies = [
      '',
      '[]',
      'null',
      '"text"',
      '{',
      '{"email":{}}',
      '\u0000',
      '{"email":"a\\u0000@b.test","language":"pt"}',
    ];
    for (const body of bodies) {
      expect((await her.post('/api/waitlist', body)).status, body).toBe(400);
    }
    const form = await her.call('POST', '/api/waitlist', {
      body: 'email=a%40b.test',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(400);
  });
});

describe('health', () => {
  it('tells a living process from a ready one', async () => {
    expect(await (await colo.browser().get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await colo.browser().get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready without its database, says so, and shows nothing of the inside', async () => {
    const broken = await startTestApp();
    await broken.close();
    const response = await broken.browser().get('/readyz');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.text()).not.toMatch(/select|pglite|\bat .*\.ts/i);
    expect((await broken.browser().get('/healthz')).status).toBe(200);
  });
});
