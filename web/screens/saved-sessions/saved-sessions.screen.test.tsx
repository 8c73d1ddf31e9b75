// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#tests/support/fake-specialists.ts';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './saved-sessions.screen.tsx';

// Whole screens, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 });

const replay = session({
  id: 'r',
  title: 'Volta ao trabalho',
  state: 'ended',
  hasReplay: true,
  userSaved: true,
});

describe('the saved sessions', () => {
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

  it('say that there are none', async () => {
    await openSpecialists('/app/chat/biblioteca');
    expect(await screen.findByText('Nada guardado ainda')).toBeTruthy();
  });

  it('ask a visitor in', async () => {
    await openSpecialists('/en/app/chat/biblioteca?preview=1', {}, null);
    expect(await screen.findByText('Sign in to take part')).toBeTruthy();
  });
});
