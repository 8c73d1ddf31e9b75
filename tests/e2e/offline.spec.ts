import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { visit, workerTakesOver } from '#tests/support/service-worker.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

test.use({
  serviceWorkers: 'allow',
  // Without a network the browser says so for every call that fails.
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
});

const goOffline = (context: BrowserContext) => context.setOffline(true);

test.describe('without a network, the app', () => {
  for (const [address, heading] of [
    ['/app?preview=1', /^Bo(m dia|a tarde|a noite), /],
    ['/en/app/biblioteca?preview=1', 'Library'],
  ] as const) {
    test(`starts at ${address}`, async ({ page, context }) => {
      await visit(page, '/app?preview=1');
      await goOffline(context);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('navigation', { name: /Abas|Tabs/ })).toBeVisible();
      await expect(page.getByText(/sem conexão|offline/i).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    });
  }

  test('opens every tab, also one she never opened before', async ({ page, context }) => {
    await visit(page, '/app?preview=1');
    await goOffline(context);
    await page.reload();
    for (const tab of ['Biblioteca', 'Entre Mães', 'Chat', 'Perfil']) {
      await page.getByRole('navigation', { name: 'Abas' }).getByRole('link', { name: tab }).click();
      await expect(page.getByRole('link', { name: tab, exact: true }).first()).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
    }
  });

  test('knows her who was signed in, and shows no sign-in card', async ({ page, context, colo }) => {
    await signInByRequest(page.context(), colo, `offline-${Date.now()}@exemplo.test`);
    await visit(page, '/app');
    await goOffline(context);
    await page.goto('/app');
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Bem-vinda ao Colo');
  });

  test('forgets her when she signs out', async ({ page, context, colo }) => {
    await signInByRequest(page.context(), colo, `saiu-${Date.now()}@exemplo.test`);
    await visit(page, '/app');
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' }).waitFor();
    await goOffline(context);
    await page.goto('/app');
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeHidden();
  });

  test('keeps nothing that names her once she signed out', async ({ page, colo }) => {
    const email = `rastro-${Date.now()}@exemplo.test`;
    await signInByRequest(page.context(), colo, email);
    await visit(page, '/app');
    const { viewer } = await (await page.request.get('/api/viewer')).json();
    await page.goto('/app/profile');
    await page.evaluate(leaveTraces, viewer.id);
    expect(await page.evaluate(everythingKept)).toContain(viewer.id);
    await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' }).waitFor();
    await expect.poll(() => page.evaluate(everythingKept)).not.toContain(viewer.id);
    const left = await page.evaluate(everythingKept);
    expect(left).not.toContain(email);
    expect(left).not.toContain('colo-pictures');
    expect(left).toContain('somebody-else');
  });
});

test('a page that was on its way while the worker took over has it too', async ({ page, context }) => {
  const starting = context.waitForEvent('serviceworker');
  await page.goto('/app?preview=1');
  const worker = await starting;
  let isControlled: boolean | undefined;
  await page.route('**/app/profile?preview=1', async (route) => {
    isControlled = await worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const wasActive = registration.active !== null;
      while (registration.active?.state !== 'activated') await new Promise((later) => setTimeout(later, 20));
      return wasActive;
    });
    await route.continue();
  });
  await page.goto('/app/profile?preview=1');
  expect(isControlled, 'it took over meanwhile').toBe(false);
  await workerTakesOver(page);
});

test('calls are never answered by the worker', async ({ page, context }) => {
  await visit(page, '/app?preview=1');
  const keys = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(keys).toContain('/app');
  expect(keys).toContain('/en/app');
  expect(keys.filter((path) => /^\/(api|auth)\/|^\/$|dev-ui|\/landing/.test(path))).toEqual([]);
  await goOffline(context);
  expect(
    await page.evaluate(() =>
      fetch('/api/viewer').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed');
});

test('can be installed', async ({ page, request }) => {
  await page.goto('/app?preview=1');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Colo', start_url: '/app', scope: '/', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('a new version is offered, and comes when she asks for it', async ({ page }) => {
  await visit(page, '/app?preview=1');
  await page.evaluate(async () => {
    document.documentElement.dataset.loaded = 'before';
    // As after a release: a file of this page is not among those of the worker that comes.
    const older = Object.assign(document.createElement('script'), {
      type: 'module',
      src: '/assets/older.js',
    });
    document.head.prepend(older);
    await navigator.serviceWorker.register('/sw.js?next');
  });
  await expect(page.getByText('Há uma versão nova')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-loaded', 'before');
  await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  await expect(page.getByText('Há uma versão nova')).toBeHidden();
});

/** As features write them: a draft, a larger one, pictures she saw, and a draft of another mother. In the page. */
async function leaveTraces(id: string): Promise<void> {
  localStorage.setItem(`nursing_draft:${id}:new`, '{"notes":"mamou bem"}');
  localStorage.setItem(`feedback_draft:an-article:${id}`, '{"suggestion":"gostei"}');
  localStorage.setItem('nursing_draft:somebody-else:new', '{"notes":""}');
  await (await caches.open('colo-pictures')).put('/media/post-images/a.webp', new Response('a picture'));
  const opening = indexedDB.open('colo');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction('kept', 'readwrite');
  writing.objectStore('kept').put('{"form":{}}', `article_draft:${id}:an-article`);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  opening.result.close();
}

/** Keys and values of all storages of the page, as one text. In the page. */
async function everythingKept(): Promise<string> {
  const opening = indexedDB.open('colo');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const db = opening.result;
  const stores = await Promise.all(
    [...db.objectStoreNames].flatMap((name) => {
      const store = db.transaction(name).objectStore(name);
      return [store.getAllKeys(), store.getAll()].map(
        (asking) =>
          new Promise<unknown>((resolve) => asking.addEventListener('success', () => resolve(asking.result))),
      );
    }),
  );
  db.close();
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, stores, await caches.keys()]);
}
