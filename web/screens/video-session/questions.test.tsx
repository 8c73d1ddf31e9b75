// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { question, session } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import './video-session.screen.tsx';

const scheduled = session({ id: 's', title: 'Sono leve', startsAt: '2036-11-15T23:00:00.000Z' });
const open = (about: Parameters<typeof openSpecialists>[1] = {}, { address = '/app/chat/encontro/s' } = {}) =>
  openSpecialists(address, { sessions: [scheduled], ...about });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const box = (label = 'Sua pergunta') => screen.findByLabelText(label);
const write = async (value: string) => fireEvent.change(await box(), { target: { value } });
const asked = (text: string) => screen.findByText(text, { selector: 'article p' });

describe('a question', () => {
  it('is asked without her name, shows at once, and its text is gone from the box', async () => {
    const { tab } = await open();
    await write('  E se ele acordar?  ');
    fireEvent.click(await screen.findByRole('switch', { name: 'Perguntar anonimamente' }));
    await press('Enviar pergunta');
    expect(await asked('E se ele acordar?')).toBeTruthy();
    expect(screen.getByText('Mãe Anônima', { exact: false })).toBeTruthy();
    await waitFor(() =>
      expect(tab.writesOf('question.add')).toMatchObject([
        { sessionId: 's', content: 'E se ele acordar?', isAnonymous: true },
      ]),
    );
    expect(await box()).toHaveProperty('value', '');
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(await asked('E se ele acordar?')).toBeTruthy();
    expect(await screen.findByText('A caminho')).toBeTruthy();
    expect(screen.getByText(/^A equipe já pode ler/)).toBeTruthy();
  });

  it('is limited to 500 characters and counted, and a blank one cannot be sent', async () => {
    await open();
    await write('   ');
    expect(await button('Enviar pergunta')).toHaveProperty('disabled', true);
    await write('a'.repeat(120));
    expect(screen.getByText('120/500')).toBeTruthy();
    expect((await box()).getAttribute('maxlength')).toBe('500');
  });

  it('waits on the device until it is sent, whatever closed the page', async () => {
    const first = await open();
    await write('Guarde isto');
    first.app.unmount();
    await openApp('/app/chat/encontro/s');
    expect(await box()).toHaveProperty('value', 'Guarde isto');
  });

  it('of a visitor is kept while she is asked in', async () => {
    const { tab } = await openSpecialists('/app/chat/encontro/s?preview=1', { sessions: [scheduled] }, null);
    await write('Posso?');
    await press('Enviar pergunta');
    expect(await screen.findByText('Entre para participar')).toBeTruthy();
    expect(await box()).toHaveProperty('value', 'Posso?');
    expect(localStorage.getItem('question_draft::s')).toContain('Posso?');
    expect(tab.writesOf('question.add')).toEqual([]);
  });

  it('that is refused stays with its reason, and goes back into the box to be mended', async () => {
    const { tab } = await open();
    tab.refuse('question.add', 'question_too_long');
    await write('Longa demais');
    await press('Enviar pergunta');
    expect(await screen.findByText('Sua pergunta não foi aceita')).toBeTruthy();
    const refused = within(await screen.findByRole('article', { name: /^Mãe/ }));
    expect(refused.getByText('A pergunta deve ter no máximo 500 caracteres.')).toBeTruthy();
    fireEvent.click(refused.getByRole('button', { name: 'Ajustar o texto' }));
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'Longa demais'));
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Mãe/ })).toBeNull());
  });

  it('that was refused another day is not told as news at the next start', async () => {
    const first = await open();
    first.tab.refuse('question.add', 'question_too_long');
    await write('De ontem');
    await press('Enviar pergunta');
    expect(await screen.findByText('Sua pergunta não foi aceita')).toBeTruthy();
    first.app.unmount();
    await openApp('/app/chat/encontro/s');
    expect(await asked('De ontem')).toBeTruthy();
    // What was said of it the first time may still be in sight.
    expect(screen.queryAllByText('Sua pergunta não foi aceita').length).toBeLessThan(2);
  });

  it('that is refused comes behind what she is writing, and does not sign it', async () => {
    const { tab } = await open();
    tab.refuse('question.add', 'question_too_long');
    await write('Com nome');
    await press('Enviar pergunta');
    const refused = within(await screen.findByRole('article', { name: /^Mãe/ }));
    const mend = await refused.findByRole('button', { name: 'Ajustar o texto' });
    await write('Em segredo');
    const anonymous = screen.getByRole('switch', { name: 'Perguntar anonimamente' });
    fireEvent.click(anonymous);
    fireEvent.click(mend);
    expect(await box()).toHaveProperty('value', 'Em segredo\n\nCom nome');
    expect(anonymous).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(await box());
  });

  it('that was on its way when she deletes it is taken back, because it may have arrived', async () => {
    const { server, tab } = await open();
    server.refuse('/api/sync', 'unavailable');
    await write('Talvez chegou');
    await press('Enviar pergunta');
    await asked('Talvez chegou');
    await waitFor(() => expect(appOutbox.snapshot().writes).toMatchObject([{ attempted: true }]));
    await press('Apagar pergunta');
    await waitFor(() =>
      expect(appOutbox.snapshot().writes.map(({ kind }) => kind)).toEqual(['question.remove']),
    );
    await press('Desfazer');
    expect(await asked('Talvez chegou')).toBeTruthy();
    expect(tab.writesOf('question.add')).toEqual([]);
  });

  it('that is refused when no more can be asked keeps its whole text, to be copied', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    const { tab } = await open({ sessions: [session({ id: 's', state: 'ended' })] });
    tab.refuse('question.add', 'questions_closed');
    const about = { sessionId: 's', specialistId: scheduled.specialist.id, isAnonymous: false };
    await appOutbox.add('question.add', { id: 'q9', content: 'Cheguei tarde', ...about });
    const refused = within(await screen.findByRole('article', { name: /^Mãe/ }));
    fireEvent.click(await refused.findByRole('button', { name: 'Copiar o texto' }));
    expect(refused.queryByRole('button', { name: 'Ajustar o texto' })).toBeNull();
    expect(await screen.findByText('Texto copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('Cheguei tarde');
  });

  it('of who has not accepted the rules yet leads to them', async () => {
    const { tab } = await open();
    tab.refuse('question.add', 'rules_not_accepted');
    await write('Posso perguntar?');
    await press('Enviar pergunta');
    const refused = within(await screen.findByRole('article', { name: /^Mãe/ }));
    expect(await refused.findByText(/leia as regras da roda/)).toBeTruthy();
    const link = refused.getByRole('link', { name: 'Ler as regras' });
    expect(link.getAttribute('href')).toBe('/app/entre-maes/regras');
  });

  it('with a link is not sent, and says why', async () => {
    const { tab } = await open();
    await write('Vejam www.loja.test');
    await press('Enviar pergunta');
    expect(await screen.findByText(/não levam links/)).toBeTruthy();
    expect(await box()).toHaveProperty('value', 'Vejam www.loja.test');
    expect(tab.writesOf('question.add')).toEqual([]);
  });

  it('of hers is deleted at a tap, and back by undo with the same words', async () => {
    const { tab } = await open({ questions: [question({ id: 'q1', mine: true, content: 'Minha dúvida' })] });
    await asked('Minha dúvida');
    await press('Apagar pergunta');
    await waitFor(() => expect(screen.queryByText('Minha dúvida', { selector: 'article p' })).toBeNull());
    await waitFor(() => expect(tab.writesOf('question.remove')).toEqual([{ id: 'q1' }]));
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    await press('Desfazer');
    expect(await asked('Minha dúvida')).toBeTruthy();
    await waitFor(() =>
      expect(tab.writesOf('question.add')).toMatchObject([{ id: 'q1', content: 'Minha dúvida' }]),
    );
  });

  it('of others can be hearted, and shows its answer in words and as a link', async () => {
    const answered = {
      at: '2026-07-02T10:00:00Z',
      text: 'Sim, pode.',
      address: 'https://colo.test/resposta',
    };
    const { tab } = await open({ questions: [question({ id: 'q2', hearts: 2, answered })] });
    await press('Também quero saber, 2 no total');
    expect((await button('Também quero saber, 3 no total')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(tab.writesOf('question-heart.set')).toEqual([{ questionId: 'q2', on: true }]));
    expect(screen.getByText('Respondida')).toBeTruthy();
    expect(screen.getByText('Sim, pode.')).toBeTruthy();
    const link = screen.getByRole('link', { name: /Ver a resposta/ });
    expect(link.getAttribute('rel')).toContain('noreferrer');
    expect(screen.queryByRole('button', { name: 'Apagar pergunta' })).toBeNull();
  });

  it('is no longer asked once the session is over', async () => {
    await open({ sessions: [session({ id: 's', state: 'ended' })] }, { address: '/en/app/chat/encontro/s' });
    expect(await screen.findByText('Questions for this session are closed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send question' })).toBeNull();
  });
});
