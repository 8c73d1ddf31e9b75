// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

type From = { categoria?: string; anonimo?: string; text?: string };

async function begin() {
  fakeServer({ viewer: ana });
  const community = fakeCommunity({ posts: [somePost()] });
  const app = await openApp('/app/entre-maes');
  await screen.findByRole('button', { name: 'Escrever' });
  /** As a place elsewhere opens it. */
  const openFrom = async ({ categoria, anonimo, text }: From = {}) => {
    const search = { novo: '1', categoria, anonimo };
    await act(() =>
      app.router.navigate({ to: '/app/entre-maes', search, state: text ? { postBeginning: text } : {} }),
    );
    await screen.findByRole('dialog', { name: 'Novo post' });
  };
  return { app, community, openFrom };
}
const sheet = () => within(screen.getByRole('dialog', { name: 'Novo post' }));
const topic = () => (sheet().getByLabelText('Assunto') as HTMLSelectElement).value;
const words = () => (sheet().getByLabelText('O que você quer contar?') as HTMLTextAreaElement).value;
const isAnonymous = () =>
  sheet().getByRole('switch', { name: 'Publicar anonimamente' }).getAttribute('aria-checked') === 'true';
const write = (value: string) =>
  fireEvent.change(sheet().getByLabelText('O que você quer contar?'), { target: { value } });
const close = async () => {
  // Its own, before that of a toast.
  fireEvent.click(sheet().getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('community_draft'));

it('I opened it and closed it, and from elsewhere it still had the old topic and my name off', async () => {
  const { openFrom } = await begin();
  await openFrom({ categoria: 'sono-do-bebe', anonimo: '1', text: 'Sobre “Um respiro”:' });
  expect([topic(), isAnonymous(), words()]).toEqual(['Sono do Bebê', true, 'Sobre “Um respiro”:']);
  await close();
  expect(drafts()).toEqual([]);
  await openFrom({ categoria: 'primeiras-comidas' });
  expect([topic(), isAnonymous(), words()]).toEqual(['Primeiras Comidas', false, '']);
  await close();
});

it('I only tried the switches, and they were still set the next time', async () => {
  const { openFrom } = await begin();
  await openFrom();
  fireEvent.change(sheet().getByLabelText('Assunto'), { target: { value: 'Mãe Completa' } });
  fireEvent.click(sheet().getByRole('switch', { name: 'Publicar anonimamente' }));
  expect(isAnonymous()).toBe(true);
  await close();
  await openFrom({ categoria: 'sono-do-bebe' });
  expect([topic(), isAnonymous()]).toEqual(['Sono do Bebê', false]);
});

it('a blank draft that an older release left behind says nothing any more', async () => {
  const { openFrom } = await begin();
  localStorage.setItem(
    'community_draft:1:new',
    JSON.stringify({
      id: crypto.randomUUID(),
      category: 'Mãe Completa',
      need: 'advice',
      content: '',
      isAnonymous: true,
      allowPrivateMessages: false,
    }),
  );
  await openFrom({ categoria: 'sono-do-bebe' });
  expect([topic(), isAnonymous()]).toEqual(['Sono do Bebê', false]);
});

it('what she wrote is there from wherever she comes; she is told, and may begin anew and regret it', async () => {
  const { openFrom } = await begin();
  await openFrom({ categoria: 'sono-do-bebe' });
  write('Acordamos de hora em hora.');
  await close();
  await openFrom({ categoria: 'primeiras-comidas', text: 'Sobre o ovo:' });
  expect([topic(), words()]).toEqual(['Sono do Bebê', 'Acordamos de hora em hora.']);
  expect(sheet().getByText('Este é o texto que você tinha começado, em Sono do Bebê.')).toBeTruthy();
  fireEvent.click(sheet().getByRole('button', { name: 'Começar um novo' }));
  expect([topic(), words()]).toEqual(['Primeiras Comidas', 'Sobre o ovo:']);
  expect(sheet().queryByText(/tinha começado/)).toBeNull();
  write('Sobre o ovo: inteiro?');
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect([topic(), words()]).toEqual(['Sono do Bebê', 'Acordamos de hora em hora.\n\nSobre o ovo: inteiro?']);
});

it('and regret it also after she closed the form and opened it again', async () => {
  const { openFrom } = await begin();
  await openFrom({ categoria: 'sono-do-bebe' });
  write('Acordamos de hora em hora.');
  await close();
  await openFrom({ categoria: 'primeiras-comidas' });
  fireEvent.click(sheet().getByRole('button', { name: 'Começar um novo' }));
  await close();
  await openFrom({ categoria: 'primeiras-comidas' });
  expect(words()).toBe('');
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(words()).toBe('Acordamos de hora em hora.'));
});

it('opened again for the same topic it says nothing, and goes on', async () => {
  const { openFrom } = await begin();
  await openFrom({ categoria: 'sono-do-bebe' });
  write('Acordamos de hora em hora.');
  await close();
  await openFrom({ categoria: 'sono-do-bebe' });
  expect(words()).toBe('Acordamos de hora em hora.');
  expect(sheet().queryByText(/tinha começado/)).toBeNull();
});

it('a text under her name, opened to write without it, goes without it, and is as it was if she only looks', async () => {
  const { openFrom, community } = await begin();
  await openFrom({ categoria: 'sono-do-bebe' });
  write('Acordamos de hora em hora.');
  await close();
  await openFrom({ categoria: 'sono-do-bebe', anonimo: '1' });
  expect(isAnonymous()).toBe(true);
  await close();
  await openFrom({ categoria: 'sono-do-bebe' });
  expect(isAnonymous()).toBe(false);
  await close();
  await openFrom({ categoria: 'sono-do-bebe', anonimo: '1' });
  fireEvent.click(sheet().getByRole('button', { name: 'Publicar' }));
  await waitFor(() =>
    expect(community.callsTo('POST /posts').map(({ body }) => body)).toMatchObject([{ isAnonymous: true }]),
  );
});
