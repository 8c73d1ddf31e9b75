// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { question, session } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './saved-sessions.screen.tsx';

const replay = session({
  id: 'r',
  title: 'Volta ao trabalho',
  state: 'ended',
  hasReplay: true,
  userSaved: true,
});

describe('the saved sessions', () => {
  it('are there without a connection, as she last saw them', async () => {
    const { app, server } = await openSpecialists('/app/chat/biblioteca', { sessions: [replay] });
    await screen.findByRole('article', { name: 'Volta ao trabalho' });
    app.unmount();
    server.goOffline();
    await openApp('/app/chat/biblioteca');
    expect(await screen.findByRole('article', { name: 'Volta ao trabalho' })).toBeTruthy();
  });

  it('stay in sight when one is taken out by a slip, and undo brings it back', async () => {
    const { tab } = await openSpecialists('/app/chat/biblioteca', { sessions: [replay] });
    const kept = within(await screen.findByRole('article', { name: 'Volta ao trabalho' }));
    fireEvent.click(kept.getByRole('button', { name: 'Salvar na biblioteca' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(tab.writesOf('saved-session.set').at(-1)).toEqual({ sessionId: 'r', on: true }),
    );
    expect(await screen.findByRole('article', { name: 'Volta ao trabalho' })).toBeTruthy();
  });

  it.each([
    ['/app/chat/biblioteca', 'Minhas perguntas', /^Para Dra\. Marina/],
    ['/en/app/chat/biblioteca', 'My questions', /^To Dra\. Marina/],
  ])('at %s stand beside what she asked, with the answers', async (address, name, to) => {
    const answered = { at: '2026-07-02T10:00:00Z', text: 'Sim, pode.', address: null };
    const mine = question({ id: 'q1', mine: true, content: 'Posso?', answered });
    await openSpecialists(address, { questions: [mine, question({ id: 'q2', content: 'De outra' })] });
    const hers = within(await screen.findByRole('region', { name }));
    expect(await hers.findByText('Posso?')).toBeTruthy();
    expect(hers.getByText('Sim, pode.')).toBeTruthy();
    expect(hers.getByText(to)).toBeTruthy();
    expect(hers.queryByText('De outra')).toBeNull();
  });

  it('say that there are none', async () => {
    await openSpecialists('/app/chat/biblioteca');
    expect(await screen.findByText('Nada salvo ainda')).toBeTruthy();
  });

  it('ask a visitor in', async () => {
    await openSpecialists('/en/app/chat/biblioteca?preview=1', {}, null);
    expect(await screen.findByText('Sign in to take part')).toBeTruthy();
  });
});
