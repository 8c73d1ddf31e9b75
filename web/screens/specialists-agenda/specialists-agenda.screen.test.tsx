// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#tests/support/fake-specialists.ts';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import '#web/screens/specialists/specialists.screen.tsx';
import './specialists-agenda.screen.tsx';

describe('the agenda', () => {
  it('lists this week by day, and leads back', async () => {
    const tomorrow = session({
      id: 't',
      title: 'Amanhã cedo',
      startsAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    });
    const { app } = await openSpecialists('/app/chat', {
      sessions: [session({ id: 'l', state: 'live' }), tomorrow],
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Agenda' }));
    const week = within(await screen.findByRole('region', { name: 'Esta Semana' }));
    expect(await week.findByRole('article', { name: 'Amanhã cedo' })).toBeTruthy();
    expect(week.getByRole('heading', { name: 'Amanhã' })).toBeTruthy();
    expect(app.address()).toBe('/app/chat/agenda');
    fireEvent.click(screen.getByRole('link', { name: '← Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app/chat'));
  });

  it('the agenda was empty although a talk in three weeks was announced', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    await openSpecialists('/app/chat/agenda', {
      sessions: [
        session({ id: 'b', title: 'Daqui a um mês', startsAt: inDays(30) }),
        session({ id: 'a', title: 'Daqui a três semanas', startsAt: inDays(21) }),
      ],
    });
    const later = within(await screen.findByRole('region', { name: 'Depois desta semana' }));
    const titles = later.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));
    expect(titles.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Daqui a três semanas',
      'Daqui a um mês',
    ]);
    expect(screen.getByText('Os próximos encontros estão logo abaixo.')).toBeTruthy();
  });

  it('says in English that a week has nothing', async () => {
    await openSpecialists('/en/app/chat/agenda', {
      sessions: [session({ id: 'r', state: 'ended', hasReplay: true })],
    });
    expect(await screen.findByRole('heading', { name: 'This Week' })).toBeTruthy();
    expect(await screen.findByText('Nothing planned for this week')).toBeTruthy();
    expect(screen.getByRole('link', { name: '← Back' })).toBeTruthy();
  });
});
