// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lilacMoon, somePost } from '#tests/support/fake-community.ts';
import { fakeCare } from '#tests/support/fake-moderation.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

// The page has no popovers here.
HTMLElement.prototype.hidePopover ??= () => undefined;

const pt = '/app/entre-maes/meu-espaco';
const en = '/en/app/entre-maes/meu-espaco';
const hers = somePost({ content: 'De Bia', userSaved: true });
const anonymous = somePost({ content: 'De ninguém', userSaved: true, author: lilacMoon });
const own = somePost({ content: 'Meu', userSaved: true, mine: true });

/** A list of one post is enough to open its menu. */
async function openMenuOf(post: typeof hers, address = pt) {
  const server = fakeServer({ viewer: ana, also: fakeCare({ saved: [post] }) });
  const app = await openApp(address);
  await screen.findByText(post.content);
  return { server, ...app };
}
const items = () =>
  screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent?.trim());
const choose = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));

describe('the menu of a text', () => {
  it.each([
    ['of her own mends it', own, pt, ['Editar', 'Apagar']],
    ['of her own mends it, in English', own, en, ['Edit', 'Delete']],
    ['of a named mother names her', hers, pt, ['Denunciar', 'Silenciar Bia', 'Bloquear Bia']],
    ['of a named mother names her, in English', hers, en, ['Report', 'Mute Bia', 'Block Bia']],
    ['of an anonymous voice', anonymous, pt, ['Denunciar', 'Silenciar esta voz', 'Bloquear esta voz']],
    ['of an anonymous voice, in English', anonymous, en, ['Report', 'Mute this voice', 'Block this voice']],
    [
      'of a mother without a name',
      { ...hers, author: { anonymous: false, name: null } as const },
      pt,
      ['Denunciar', 'Silenciar esta mãe', 'Bloquear esta mãe'],
    ],
  ])('%s', async (_, post, address, expected) => {
    await openMenuOf(post, address);
    expect(items()).toEqual(expected);
  });
});

describe('keeping somebody away', () => {
  it.each([
    [hers, pt, 'Silenciar Bia', 'mute', 'Você não verá mais Bia', /assina com o nome some para você/],
    [hers, en, 'Block Bia', 'block', 'You and Bia no longer see each other', /gone for the other/],
    [
      anonymous,
      pt,
      'Bloquear esta voz',
      'block',
      'Você e esta voz não se veem mais',
      /^Vale só nesta conversa/,
    ],
    [
      anonymous,
      en,
      'Mute this voice',
      'mute',
      'You will no longer see this person’s comments here',
      /^In this conversation only/,
    ],
  ])('says kindly what it does (%#)', async (post, address, action, kind, title, text) => {
    const { server } = await openMenuOf(post, address);
    choose(action);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() =>
      expect(server.callsTo('/api/community/distances')[0]?.body).toMatchObject({
        kind,
        subject: { type: 'post', id: post.id },
      }),
    );
  });

  it.each([
    [pt, 'Silenciar Bia', 'Desfazer'],
    [en, 'Mute Bia', 'Undo'],
  ])('at %s is undone from its toast, by the same distance', async (address, action, undo) => {
    const { server } = await openMenuOf(hers, address);
    choose(action);
    fireEvent.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(server.callsTo('/api/community/distances')).toHaveLength(1));
    const [kept] = server.callsTo('/api/community/distances');
    const id = (kept?.body as { id: string } | undefined)?.id;
    await waitFor(() =>
      expect(server.callsTo(`/api/community/distances/${id}`)).toMatchObject([{ method: 'DELETE' }]),
    );
    expect(await screen.findByText('De Bia')).toBeTruthy();
  });

  it('that the server refuses is not claimed', async () => {
    const { server } = await openMenuOf(hers);
    server.refuse('/api/community/distances', 'unavailable');
    choose('Bloquear Bia');
    expect(await screen.findByText('Não foi possível bloquear')).toBeTruthy();
    expect(screen.queryByText('Você e Bia não se veem mais')).toBeNull();
    expect(screen.getByText('De Bia')).toBeTruthy();
  });
});

describe('a report', () => {
  const sheet = () => within(screen.getByRole('dialog'));
  const choice = (name: string | RegExp) => fireEvent.click(sheet().getByRole('radio', { name }));

  it.each([
    [
      pt,
      'Denunciar',
      /^O jeito de quem escreveu/,
      /^Venda ou propaganda/,
      'Enviar denúncia',
      'Obrigada por cuidar da roda',
    ],
    [
      en,
      'Report',
      /^How its author behaves/,
      /^Selling or promotion/,
      'Send report',
      'Thank you for looking after the circle',
    ],
  ])('at %s carries what, why and her words, and she is thanked', async (...told) => {
    const [address, report, person, sales, send, thanks] = told;
    const { server } = await openMenuOf(anonymous, address);
    choose(report);
    choice(person);
    choice(sales);
    fireEvent.change(sheet().getByRole('textbox'), { target: { value: 'Vende fórmula.' } });
    fireEvent.click(sheet().getByRole('button', { name: send }));
    expect(await screen.findByText(thanks)).toBeTruthy();
    expect(server.callsTo('/api/community/reports')[0]?.body).toMatchObject({
      subject: { type: 'post', id: anonymous.id },
      about: 'person',
      reason: 'sales',
      note: 'Vende fórmula.',
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('community_draft'))).toEqual([]);
  });

  it.each([
    [pt, 'Denunciar', 'Enviar denúncia', 'Escolha um motivo, por favor.'],
    [en, 'Report', 'Send report', 'Please choose a reason.'],
  ])('at %s asks for a reason first', async (address, report, send, sentence) => {
    const { server } = await openMenuOf(hers, address);
    choose(report);
    fireEvent.click(sheet().getByRole('button', { name: send }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(server.callsTo('/api/community/reports')).toEqual([]);
  });

  it('that was not sent keeps her words, and goes out as the same report', async () => {
    const { server } = await openMenuOf(hers);
    server.refuse('/api/community/reports', 'unavailable');
    choose('Denunciar');
    choice(/^Ódio/);
    fireEvent.change(sheet().getByRole('textbox'), { target: { value: 'Ameaçou.' } });
    fireEvent.click(sheet().getByRole('button', { name: 'Enviar denúncia' }));
    expect(await screen.findByText('A denúncia não foi enviada')).toBeTruthy();
    expect(sheet().getByRole('textbox')).toHaveProperty('value', 'Ameaçou.');
    server.accept('/api/community/reports');
    fireEvent.click(sheet().getByRole('button', { name: 'Enviar denúncia' }));
    await waitFor(() => expect(server.callsTo('/api/community/reports')).toHaveLength(2));
    const [first, second] = server.callsTo('/api/community/reports');
    expect(second?.body).toEqual(first?.body);
  });

  it.each([
    [pt, 'Denunciar', /^Spam/, 'Enviar denúncia', 'Você já avisou sobre isto'],
    [en, 'Report', /^Spam/, 'Send report', 'You have told us about this already'],
  ])('at %s made twice is no mistake', async (address, report, reason, send, title) => {
    const { server } = await openMenuOf(hers, address);
    server.refuse('/api/community/reports', 'already_exists');
    choose(report);
    choice(reason);
    fireEvent.click(sheet().getByRole('button', { name: send }));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('of danger shows at once whom to call', async () => {
    await openMenuOf(hers);
    choose('Denunciar');
    expect(sheet().queryByRole('link', { name: /^CVV 188/ })).toBeNull();
    choice(/^Alguém pode estar em perigo/);
    const cvv = await sheet().findByRole('link', { name: /^CVV 188/ });
    expect(cvv.getAttribute('href')).toBe('tel:188');
  });
});
