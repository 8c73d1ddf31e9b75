import { expect, test } from '#tests/support/browser-test.ts';
import { momentOf, secondsOff } from '#tests/support/moments.ts';
import {
  arrived,
  errorOf,
  events,
  feedsOf,
  finish,
  openNursing,
  prepare,
  readSeconds,
  recordFeed,
  states,
  timerOf,
} from '#tests/support/nursing-matrix.ts';
import { otherPhone } from '#tests/support/other-phone.ts';
import { workerTakesOver } from '#tests/support/service-worker.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name.replaceAll(' ', '-')}-${Date.now()}@exemplo.test`;

// Each is a mother of her own: they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

test.describe('no feed is lost and none is doubled', () => {
  // Without a network, and without a session, the browser itself complains about what it could not fetch.
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[0134]/,
  });

  for (const [event, happen] of Object.entries(events)) {
    test(event, async ({ context, page, colo }) => {
      test.setTimeout(180_000);
      await signInByRequest(page.context(), colo, unique(event));
      await openNursing(page);
      await workerTakesOver(page);

      const figures: Record<
        string,
        { feeds: number; 'seconds wrong': number; 'saved seconds wrong': number; stood: boolean }
      > = {};
      let here = page;
      for (const state of states) {
        const note = `${event}, ${state}`;
        const cell = await prepare({ context, page: here, state, note });
        if (state === 'saved unsent') expect(await arrived(here, note), 'it is really unsent').toEqual([]);
        const there = await happen(cell);
        if (state === 'saved unsent') expect(await arrived(there, note), 'and still is').toEqual([]);
        const wrong = await errorOf(cell, there);
        const stoppedAt = await finish(cell, there);
        const feeds = await feedsOf(there, note);
        const saved = feeds[0]?.durationSeconds ?? -99;
        figures[state] = {
          feeds: feeds.length,
          'seconds wrong': wrong,
          'saved seconds wrong': stoppedAt
            ? secondsOff(saved, cell.startedAt, stoppedAt)
            : Math.abs(saved - (cell.stoodAt ?? 0)),
          stood: cell.stoodAt !== null && state !== 'paused',
        };
        here = there;
        await openNursing(here);
        await expect(timerOf(here), 'nothing is left over').toHaveText('00:00');
      }
      console.log(event);
      console.table(figures);
      for (const figure of Object.values(figures)) {
        expect(figure.feeds).toBe(1);
        expect(figure['seconds wrong']).toBeLessThanOrEqual(1);
        // A paused one stood a moment before it was read.
        expect(figure['saved seconds wrong']).toBeLessThanOrEqual(figure.stood ? 0 : 2);
      }
    });
  }
});

test.describe('what the phone keeps', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/ });

  test('three feeds that wait outlive a reload, and each arrives once, in one request', async ({
    page,
    colo,
  }) => {
    await signInByRequest(page.context(), colo, unique('waiting'));
    await openNursing(page);
    await page.route('**/api/sync', (route) => route.abort());
    const notes = ['primeira', 'segunda', 'terceira'];
    for (const note of notes) await recordFeed(page, note);
    await page.reload();
    await expect(page.getByText('Guardada no celular', { exact: true })).toHaveCount(3);
    for (const note of notes) expect(await arrived(page, note)).toEqual([]);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/sync')) requests.push(request.postData() ?? '');
    });
    await page.unroute('**/api/sync');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    for (const note of notes) expect(await feedsOf(page, note)).toHaveLength(1);
    expect(requests.filter((body) => notes.some((note) => body.includes(note)))).toHaveLength(1);
    await expect(page.getByText('Guardada no celular', { exact: true })).toHaveCount(0);
  });

  test('when the browser clears it, her feeds and the running timer come back from the server', async ({
    page,
    context,
    colo,
    baseURL,
  }) => {
    await signInByRequest(page.context(), colo, unique('cleared'));
    await openNursing(page);
    await recordFeed(page, 'Antes da limpeza');
    expect(await feedsOf(page, 'Antes da limpeza')).toHaveLength(1);
    const startedAt = await momentOf(() =>
      page.getByRole('button', { name: 'Começar no lado direito' }).click(),
    );
    await expect
      .poll(async () => (await (await page.request.get('/api/diary/now')).json()).timers.length)
      .toBe(1);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
    await page.reload();
    await page.getByRole('button', { name: 'Mamando no lado direito' }).waitFor();
    const shown = await readSeconds(page);
    expect(secondsOff(shown.seconds, startedAt, shown)).toBeLessThanOrEqual(1);
    await expect(page.getByText('Antes da limpeza')).toBeVisible();
    // And what she does next is kept as ever.
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').getByLabel('Observações (opcional)').fill('Depois da limpeza');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    expect(await feedsOf(page, 'Depois da limpeza')).toHaveLength(1);
  });
});

test('a topic of home swaps the view in place: Back returns, a reload stays', async ({ page }) => {
  await page.goto('/app?preview=1');
  await page.getByRole('button', { name: 'Amamentação e Acolhimento' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Amamentação e Acolhimento');
  expect(new URL(page.url()).pathname).toBe('/app');
  await page.reload();
  await expect(heading).toHaveText('Amamentação e Acolhimento');
  await page.goBack();
  await expect(heading).toHaveText(/^Bo(m dia|a tarde|a noite), /);
});

test('a visitor’s feed is kept on the phone and stored when she signs in', async ({ page, signIn }) => {
  await page.goto('/app/mamada?preview=1');
  await page.getByRole('button', { name: 'Começar no lado direito' }).click();
  await expect(timerOf(page)).toHaveText('00:01');
  await page.getByRole('button', { name: 'Terminar' }).click();
  const step = page.getByRole('dialog', { name: 'Salvar mamada' });
  await step.getByLabel('Observações (opcional)').fill('Antes de entrar');
  await step.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Você precisa estar logado para salvar mamadas')).toBeVisible();
  await expect(page.getByText('Guardada no celular').first()).toBeVisible();
  await signIn(page, unique('visitor'));
  await openNursing(page);
  expect(await feedsOf(page, 'Antes de entrar')).toHaveLength(1);
  await expect(page.getByText('Antes de entrar')).toBeVisible();
});

test('two devices that both run a timer keep two feeds', async ({
  page,
  context,
  browser,
  colo,
  baseURL,
}) => {
  await signInByRequest(page.context(), colo, unique('two'));
  await openNursing(page);
  const other = await otherPhone(browser, context, baseURL);
  const there = await other.newPage();
  await there.goto('/app/mamada');
  await timerOf(there).waitFor();
  await page.getByRole('button', { name: 'Começar no lado esquerdo' }).click();
  await there.getByRole('button', { name: 'Começar no lado direito' }).click();
  for (const [device, note] of [
    [page, 'aqui'],
    [there, 'lá'],
  ] as const) {
    await expect(timerOf(device)).not.toHaveText('00:00');
    await device.getByRole('button', { name: 'Terminar' }).click();
    const step = device.getByRole('dialog', { name: 'Salvar mamada' });
    await step.getByLabel('Observações (opcional)').fill(note);
    await step.getByRole('button', { name: 'Salvar' }).click();
    await expect(step).toBeHidden();
  }
  expect(await feedsOf(page, 'aqui')).toHaveLength(1);
  expect(await feedsOf(page, 'lá')).toHaveLength(1);
  await other.close();
});

test('a feed under way leaves the phone when she signs out, and is hers again when she is back', async ({
  page,
  context,
  signIn,
}) => {
  const email = unique('saiu no meio');
  await page.goto('/app');
  await signIn(page, email);
  await prepare({ context, page, state: 'running', note: '' });
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
  await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' }).waitFor();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /_timer:/.test(key)));
  await expect.poll(kept).toEqual([]);
  await signIn(page, email);
  await openNursing(page);
  await expect(timerOf(page)).toHaveText(/^0\d:[0-5]\d$/);
  await expect(timerOf(page)).not.toHaveText('00:00');
});
