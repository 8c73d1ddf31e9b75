import type { Browser, Page } from '@playwright/test';
import type { Language } from '#shared/language/language.rules.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  anotherMother,
  becomeMother,
  type Colo,
  call,
  cardOf,
  published,
  talkOf,
} from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

// Time passes until others see what was written without a name.
test.use({ clockOf: 'community' });

const feed = '/app/entre-maes';
const talkAt = (id: string) => `${feed}/post/${id}`;
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

test('a visitor reads, comes back to where she was, and is invited to join', async ({
  page,
  browser,
  colo,
}) => {
  await Promise.all(['Rosa', 'Dora', 'Vera'].map((name) => threeTalks(browser, colo, name, 'pt')));
  await page.goto(`${feed}?preview=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Entre Mães' })).toBeVisible();
  const talks = page.getByRole('link', { name: /Abrir a conversa de|Open the conversation of/ });
  await talks.nth(7).scrollIntoViewIfNeeded();
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await height();
  expect(before).toBeGreaterThan(640);
  await talks.nth(7).click();
  await expect(page).toHaveURL(/\/post\/[0-9a-f-]+/);
  await expect.poll(height).toBe(0);
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(talks.nth(7)).toBeInViewport();
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
  await page
    .getByRole('button', { name: /^Coração, \d+ no total$/ })
    .nth(7)
    .click();
  await expect(page.getByText('Entre para participar da roda')).toBeVisible();
});

/** As many as she may write in her first hour. */
async function threeTalks(browser: Browser, colo: Colo, name: string, language: Language): Promise<void> {
  const her = await anotherMother(browser, colo, { name });
  for (const day of ['segunda', 'terça', 'quarta'])
    await published(her, colo, { content: `${name}, ${day}. `.repeat(30), language });
  await her.context().close();
}

test('a mother in pain writes without her name after the rules, and another one holds her', async ({
  page,
  browser,
  colo,
}) => {
  const pain = unique('Não aguento mais viver assim.');
  await becomeMother(page, colo, { name: 'Ana Clara', hasAgreed: false });
  await page.goto(feed);
  await page.getByRole('button', { name: 'Escrever' }).click();
  const sheet = page.getByRole('dialog', { name: 'Novo post' });
  await expect(sheet.getByRole('heading', { name: 'Antes do primeiro texto' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Li e concordo' }).click();
  const text = sheet.getByLabel('O que você quer contar?');
  const publish = sheet.getByRole('button', { name: 'Publicar', exact: true });

  // Nothing, and what looks like nothing, is not published; what is too long does not fit.
  await sheet.getByLabel('Assunto').selectOption('Mãe Completa');
  for (const blank of ['', '  \n ', '\u200b\u200d\u2060\u200e']) {
    await text.fill(blank);
    await publish.click();
    await expect(page.getByText('Categoria e texto são obrigatórios.').last()).toBeVisible();
  }
  await text.fill('');
  await page.keyboard.insertText('a'.repeat(1201));
  await expect(sheet.getByText('1200/1200')).toBeVisible();

  await text.fill(pain);
  await expect(sheet.getByRole('heading', { name: 'Você não está sozinha', exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /CVV 188/ })).toHaveAttribute('href', 'tel:188');
  await sheet.getByText('Publicar anonimamente').click();
  await publish.click();
  await expect(sheet.getByRole('heading', { name: /Obrigada por contar/ })).toBeVisible();
  await expect(page.getByText('Seu post está a caminho')).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(sheet).toBeHidden();
  const own = cardOf(page, pain);
  await expect(own.getByRole('heading', { name: 'Mãe Anônima · você' })).toBeVisible();
  await expect(own.getByText('A caminho', { exact: true })).toBeVisible();
  const face = await own.getByRole('img').first().getAttribute('aria-label');

  const bia = await anotherMother(browser, colo, { name: 'Bia' });
  await bia.goto(feed);
  await expect(bia.getByRole('region', { name: 'Conversas' })).toHaveAttribute('aria-busy', 'false');
  const hers = cardOf(bia, pain);
  await expect(hers).toHaveCount(0);
  await colo.allAppear();
  await bia.reload();
  await expect(hers.getByRole('heading', { name: 'Mãe Anônima', exact: true })).toBeVisible();
  await expect(hers.getByRole('img', { name: face ?? '' })).toBeVisible();
  await expect(hers).not.toContainText('Ana');
  await hers.getByRole('button', { name: 'Coração, 0 no total' }).click();
  await hers.getByRole('button', { name: 'Salvar post' }).click();
  await expect(bia.getByText('Post salvo!')).toBeVisible();
  await hers.getByRole('link', { name: /Abrir a conversa/ }).click();
  await bia.getByRole('button', { name: 'Estou aqui com você.' }).click();
  await expect(bia.getByRole('article').filter({ hasText: 'Estou aqui com você.' })).toContainText('Bia');
  await bia.getByLabel('Seu comentário').fill('Me chama a qualquer hora.');
  await bia.getByRole('button', { name: 'Enviar', exact: true }).click();
  const comments = bia.getByRole('region', { name: 'Comentários' }).getByRole('article');
  await expect(comments).toHaveCount(2);
  await expect(comments.getByRole('button', { name: 'Opções do comentário' })).toHaveCount(2);
  await expect(bia.getByRole('button', { name: 'Coração, 1 no total', pressed: true })).toBeVisible();

  await page.reload();
  await expect(own.getByText('A caminho', { exact: true })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Coração, 1 no total', pressed: false })).toBeVisible();
  await own.getByRole('link', { name: /Abrir a conversa de Mãe Anônima: 2 comentários/ }).click();
  await page.getByLabel('Seu comentário').fill('Obrigada, Bia.');
  // Whoever began the talk without a name goes on without it.
  await expect(page.getByRole('switch', { name: 'Comentar anonimamente' })).toBeChecked();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const answer = page.getByRole('article').filter({ hasText: 'Obrigada, Bia.' });
  await expect(answer.getByRole('heading', { name: /^Anônima ?, .+ · você$/ })).toBeVisible();
  await expect(answer.getByRole('img', { name: face ?? '' })).toBeVisible();
  // It has its menu once the server has it, and others read it later.
  await expect(answer.getByRole('button', { name: 'Opções do comentário' })).toBeVisible();
  await expect(answer.getByText('A caminho', { exact: true })).toBeVisible();
  await colo.allAppear();

  await bia.goto(`${feed}/meu-espaco`);
  await expect(bia.getByRole('list', { name: 'Salvos' }).getByText(pain)).toBeVisible();
  await expect(bia.getByRole('link', { name: /3 comentários/ })).toBeVisible();
  await bia.context().close();
});

test('in English she writes under her name, mends it, deletes it, and takes that back', async ({
  page,
  colo,
}) => {
  await becomeMother(page, colo, { name: 'Grace', hasAgreed: false });
  await page.goto(`/en${feed}`);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'New post' });
  await sheet.getByRole('button', { name: 'I have read and agree' }).click();
  await sheet.getByLabel('Topic').selectOption('Baby Sleep');
  const words = unique('She wakes at three.');
  await sheet.getByLabel('What would you like to share?').fill(words);
  await sheet.getByText('I’d like advice').click();
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Post created!')).toBeVisible();
  await expect(sheet).toBeHidden();
  const card = cardOf(page, words);
  await expect(card.getByRole('heading', { name: 'Grace · you' })).toBeVisible();
  await expect(card).toContainText('I’d like advice');

  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit post' });
  await editor.getByLabel('What would you like to share?').fill(`${words} Still.`);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post updated!')).toBeVisible();
  await expect(card).toContainText('edited');
  await expect(card).toContainText('Still.');

  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/ });

  test('a heart and a comment wait and arrive once, and what she is writing outlives a reload', async ({
    page,
    context,
    colo,
  }) => {
    await becomeMother(page, colo, { name: 'Lia' });
    const id = await published(page, colo, { content: unique('A noite foi longa.') });
    await page.goto(talkAt(id));
    await page.getByRole('button', { name: 'Te entendo' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Te entendo' }).click();
    await page.getByLabel('Seu comentário').fill('Escrito no elevador.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const comment = page.getByRole('article').filter({ hasText: 'Escrito no elevador.' });
    await expect(comment.getByText('Guardado no celular')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Te entendo', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coração, 1 no total', pressed: false })).toBeVisible();
    await context.setOffline(false);
    await expect(comment.getByRole('button', { name: 'Opções do comentário' })).toBeVisible();
    await expect(page.getByText('Guardado no celular')).toHaveCount(0);
    const { post, comments } = await talkOf(page, id);
    expect(post).toMatchObject({ reactionCount: 1, commentCount: 1, userReaction: 'understanding' });
    expect(comments.map(({ content }) => content)).toEqual(['Escrito no elevador.']);

    await page.getByLabel('Seu comentário').fill('Ainda pensando');
    await page.reload();
    await expect(page.getByLabel('Seu comentário')).toHaveValue('Ainda pensando');
    await page.goto(`${feed}?novo=1`);
    await page.getByLabel('O que você quer contar?').fill('Um post pela metade');
    await page.getByText('Quero conselhos').last().click();
    await page.reload();
    await expect(page.getByLabel('O que você quer contar?')).toHaveValue('Um post pela metade');
    await expect(page.getByRole('radio', { name: 'Quero conselhos' })).toBeChecked();
  });

  test('a comment arrives too when the network went before what sends it had come', async ({
    page,
    context,
    colo,
  }) => {
    await becomeMother(page, colo, { name: 'Lia' });
    const id = await published(page, colo, { content: unique('Ela só dorme no colo.') });
    await context.route(/after-paint-/, (route) => route.abort());
    await page.goto(talkAt(id));
    await page.getByLabel('Seu comentário').fill('A minha também.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const comment = page.getByRole('article').filter({ hasText: 'A minha também.' });
    await expect(comment.getByText('Guardado no celular')).toBeVisible();
    await context.unroute(/after-paint-/);
    await context.setOffline(false);
    await expect(comment.getByRole('button', { name: 'Opções do comentário' })).toBeVisible();
    expect((await talkOf(page, id)).comments.map(({ content }) => content)).toEqual(['A minha também.']);
  });
});

test('three reports hide a text, the team decides, both sides are told, and a block keeps away', async ({
  page,
  browser,
  colo,
}) => {
  const bad = unique('Quem dá fórmula não ama.');
  await becomeMother(page, colo, { name: 'Rute' });
  const id = await published(page, colo, { content: bad });
  const other = await published(page, colo, { content: unique('E o banho de vocês?') });
  const nina = await anotherMother(browser, colo, { name: 'Nina' });
  await nina.goto(feed);
  await cardOf(nina, bad).getByRole('button', { name: 'Opções do post' }).click();
  await nina.getByRole('menuitem', { name: 'Denunciar' }).click();
  const form = nina.getByRole('dialog', { name: 'Denunciar' });
  await form.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(form.getByText('Escolha um motivo, por favor.')).toBeVisible();
  await form.getByText('Foi grosseiro ou julgou alguém').click();
  await form.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(nina.getByText('Obrigada por cuidar da roda')).toBeVisible();
  for (const name of ['Sol', 'Iara']) {
    const witness = await anotherMother(browser, colo, { name });
    const report = { id: crypto.randomUUID(), subject: { type: 'post', id }, about: 'text', reason: 'hate' };
    await call(witness, colo, 'POST', '/api/community/reports', report);
    await witness.context().close();
  }
  await nina.reload();
  await cardOf(nina, 'E o banho de vocês?').first().waitFor();
  await expect(cardOf(nina, bad)).toHaveCount(0);
  await page.goto(`${feed}/meu-espaco?aba=meus`);
  await expect(page.getByRole('article').filter({ hasText: bad })).toContainText('Em análise: só você vê');

  const desk = await browser.newContext({ baseURL: colo.address, locale: 'pt-BR' });
  await signInByRequest(desk, colo, colo.newStaff());
  const staff = await desk.newPage();
  await staff.goto('/admin?aba=moderacao');
  await staff.getByRole('link', { name: bad }).click();
  const one = staff.getByRole('region', { name: 'Caso', exact: true });
  await expect(one.getByText('3 denúncias').first()).toBeVisible();
  await one.getByText('Retirar o texto', { exact: true }).click();
  await one.getByLabel('Motivo').fill('Julga quem alimenta de outro jeito.');
  await one.getByRole('button', { name: 'Registrar decisão' }).click();
  await expect(staff.getByText('Decisão registrada')).toBeVisible();
  await desk.close();

  for (const [who, told] of [
    [page, 'Um texto seu foi retirado'],
    [nina, 'Você tinha razão em avisar: o texto foi retirado'],
  ] as const) {
    await who.goto(feed);
    await who.getByRole('link', { name: /^Meu espaço/ }).click();
    const notice = who.getByRole('listitem').filter({ hasText: told });
    await expect(notice).toContainText('Julga quem alimenta de outro jeito.');
  }

  await nina.goto(talkAt(other));
  await nina.getByRole('button', { name: 'Opções do post' }).click();
  await nina.getByRole('menuitem', { name: 'Bloquear Rute' }).click();
  await expect(nina.getByText('Você e Rute não se veem mais')).toBeVisible();
  expect((await page.request.get(`/api/community/posts/${other}`)).status()).toBe(200);
  expect((await nina.request.get(`/api/community/posts/${other}`)).status()).toBe(404);
  await nina.context().close();
});

test('a keyboard alone leads through the feed into a talk and to a comment', async ({ page, colo }) => {
  await becomeMother(page, colo, { name: 'Teca' });
  const words = unique('Só com o teclado.');
  await published(page, colo, { content: words });
  await page.goto(feed);
  await cardOf(page, words).waitFor();
  await tabTo(page, /Abrir a conversa de Teca/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Conversa' })).toBeVisible();
  await tabTo(page, /^Te entendo/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Te entendo/, pressed: true })).toBeVisible();
  await tabTo(page, /^Seu comentário/);
  await page.keyboard.type('Sem mouse.');
  await tabTo(page, /^Enviar/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Sem mouse.' })).toBeVisible();
  await expect(page.getByLabel('Seu comentário')).toHaveValue('');
});

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const it = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null;
      const label = it?.labels?.[0]?.textContent ?? it?.getAttribute('aria-label');
      return (label ?? it?.querySelector('.sr-only')?.textContent ?? it?.textContent ?? '').trim();
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
