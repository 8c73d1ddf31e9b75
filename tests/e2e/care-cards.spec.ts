import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { anotherMother, becomeMother, published } from '#tests/support/community-page.ts';
import { visit } from '#tests/support/service-worker.ts';

test.use({
  // Time passes until others see what was written without a name.
  clockOf: 'community',
  serviceWorkers: 'allow',
  // Without a network the browser says so for every call that fails.
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
});

const card = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

test('in a note, without a network, the card is there', async ({ page, context }) => {
  await visit(page, '/app?preview=1');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Entendendo o Bebê' }).click();
  const note = page.getByLabel('O que você anda percebendo?');
  await note.fill('ele me bateu de novo');
  await expect(card(page, 'Estamos com você')).toBeVisible();
  await expect(card(page, 'Estamos com você').getByRole('link', { name: /180/ }).first()).toHaveAttribute(
    'href',
    'tel:180',
  );
  await expect(card(page, 'Estamos com você')).not.toContainText(/viol[êe]ncia|mulher/i);
});

test('in a post, it is published all the same, and nobody is offered what would wound', async ({
  page,
  colo,
  browser,
}) => {
  await becomeMother(page, colo, { name: 'Ana' });
  const id = await published(page, colo, { content: 'Meu bebê morreu', isAnonymous: true });
  await page.goto(`/app/entre-maes/post/${id}`);
  await page.getByLabel('Seu comentário').fill('não aguento mais viver');
  await expect(card(page, 'Você não está sozinha')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(card(page, /^Obrigada por contar/)).toBeVisible();

  await colo.allAppear();
  const bia = await anotherMother(browser, colo, { name: 'Bia' });
  await bia.goto(`/app/entre-maes/post/${id}`);
  const reactions = bia.getByRole('group', { name: 'Reações rápidas' });
  await expect(reactions.getByRole('button')).toHaveText(['Te entendo', 'Me ajudou']);
  await expect(bia.getByRole('button', { name: 'Estou aqui com você.' })).toBeVisible();
  await expect(bia.getByRole('complementary')).toHaveCount(0);
  await bia.context().close();
});
