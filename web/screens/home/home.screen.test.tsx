// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from '#shared/nursing/timer.rules.ts';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

// Whole screens, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 });

const now = new Date('2026-07-02T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('how things stand now', () => {
  it('is the last feed, its side and how long ago it was, and one tap from the timer', async () => {
    fakeServer({ viewer: ana });
    fakeNursing({
      feeds: [someFeed({ id: crypto.randomUUID(), startTime: ago(130), endTime: ago(118), side: 'right' })],
    });
    const app = await openApp('/app');
    const card = await screen.findByRole('link', { name: /Há 2 h 10 min/ });
    expect(card.textContent).toContain('Última: lado direito');
    fireEvent.click(card);
    await waitFor(() => expect(app.address()).toBe('/app/mamada'));
  });

  it('is the feed under way, also when another phone began it', async () => {
    fakeServer({ viewer: ana });
    fakeNursing({
      timers: [startTimer('left', new Date(ago(4)), crypto.randomUUID(), 'America/Sao_Paulo')],
    });
    await openApp('/app');
    expect(await screen.findByRole('link', { name: /Mamando · 04:00/ })).toBeTruthy();
  });

  it('is there for a visitor too', async () => {
    fakeServer();
    fakeNursing();
    await openApp('/en/app?preview=1');
    const card = await screen.findByRole('link', { name: /Start whenever you like/ });
    expect(card.getAttribute('href')).toBe('/en/app/mamada?preview=1');
  });
});

describe('a topic', () => {
  it('takes the place of home without changing the address, and Back returns', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    const app = await openApp('/app');
    fireEvent.click(await screen.findByRole('button', { name: 'Amamentação e Acolhimento' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Amamentação e Acolhimento' });
    expect(app.address()).toBe('/app');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    act(() => app.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'Que bom ter você aqui' })).toBeTruthy();
    expect(app.address()).toBe('/app');
  });

  it('has a way back of its own, and keeps the preview', async () => {
    fakeServer();
    fakeNursing();
    const app = await openApp('/en/app?preview=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Breastfeeding & Support' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'It is good to have you here' }),
    ).toBeTruthy();
    expect(app.address()).toContain('preview=1');
  });
});
