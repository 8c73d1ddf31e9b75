// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpecialists } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './plans.screen.tsx';

describe('the plans', () => {
  it('say plainly that nothing is sold yet, and note who wants to know', async () => {
    const server = fakeServer({ viewer: ana, also: fakeSpecialists().answers });
    await openApp('/app/planos');
    expect(await screen.findByText('Seu plano')).toBeTruthy();
    expect(screen.getByText('Biblioteca Pessoal com até 2 encontros')).toBeTruthy();
    expect(screen.getByText('Ainda não há preço nem pagamento')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/R\$|US\$/);
    fireEvent.click(screen.getByRole('button', { name: 'Quero saber quando abrir' }));
    expect(await screen.findByText('Anotado!')).toBeTruthy();
    expect(server.callsTo('/api/plan/interest')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Quero saber quando abrir' })).toBeNull();
  });

  it('say so when the interest could not be noted, and let her try again', async () => {
    const server = fakeServer({ viewer: ana, also: fakeSpecialists().answers });
    server.refuse('/api/plan/interest', 'unavailable');
    await openApp('/en/app/planos');
    fireEvent.click(await screen.findByRole('button', { name: 'Tell me when it opens' }));
    expect(await screen.findByText('Could not note it')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tell me when it opens' })).toBeTruthy();
  });

  it('sell nothing to who already has premium', async () => {
    fakeServer({ viewer: ana, also: fakeSpecialists({ plan: 'premium' }).answers });
    await openApp('/app/planos');
    expect(await screen.findByText('Você já tem o Premium. Aproveite com calma.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quero saber quando abrir' })).toBeNull();
  });

  it('ask a visitor in before they note anything', async () => {
    const server = fakeServer({ also: fakeSpecialists().answers });
    await openApp('/app/planos?preview=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Quero saber quando abrir' }));
    expect(await screen.findByText('Entre para participar')).toBeTruthy();
    expect(server.callsTo('/api/plan/interest')).toHaveLength(0);
    expect(server.callsTo('/api/plan')).toHaveLength(0);
  });
});
