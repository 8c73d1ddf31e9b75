// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#tests/support/fake-server.ts';
import { heading, openFirstRun, press, stored, watchReload } from '#tests/support/first-run.ts';

let reload: ReturnType<typeof watchReload>;

beforeEach(() => {
  localStorage.clear();
  reload = watchReload();
});

describe('the introduction', () => {
  it.each([
    ['/app?preview=1', 'Próximo', 'Personalizar meu Colo', 'Sobre você', '1 de 5', '5 de 5'],
    ['/en/app?preview=1', 'Next', 'Make Colo mine', 'About you', '1 of 5', '5 of 5'],
  ])(
    'on %s has five slides, the last of which starts the questions',
    async (address, next, start, step, one, five) => {
      fakeServer();
      await openFirstRun(address);
      expect((await screen.findByRole('progressbar', { name: one })).getAttribute('value')).toBe('1');
      const titles = new Set<string | null>();
      for (let slide = 1; slide <= 5; slide++) {
        titles.add(screen.getByRole('heading', { level: 1 }).textContent);
        if (slide < 5) press(next);
      }
      expect(titles.size).toBe(5);
      expect(screen.getByRole('progressbar', { name: five })).toBeTruthy();
      press(start);
      expect(await heading(step)).toBeTruthy();
    },
  );

  it('goes by arrow keys, and stops at its ends', async () => {
    fakeServer();
    await openFirstRun();
    await screen.findByRole('progressbar', { name: '1 de 5' });
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(screen.getByRole('progressbar', { name: '1 de 5' })).toBeTruthy();
    for (let key = 0; key < 7; key++) fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(screen.getByRole('progressbar', { name: '5 de 5' })).toBeTruthy();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(screen.getByRole('progressbar', { name: '4 de 5' })).toBeTruthy();
  });

  it('goes by a finger’s swipe, but not by a scroll or a mouse', async () => {
    fakeServer();
    await openFirstRun();
    const page = await screen.findByRole('main');
    const swipe = (x: number, y: number, pointerType = 'touch') => {
      fireEvent.pointerDown(page, { clientX: 200, clientY: 200, pointerType });
      fireEvent.pointerUp(page, { clientX: 200 + x, clientY: 200 + y, pointerType });
    };
    swipe(-100, 10);
    expect(screen.getByRole('progressbar', { name: '2 de 5' })).toBeTruthy();
    swipe(-60, 200);
    swipe(-20, 0);
    swipe(-100, 0, 'mouse');
    expect(screen.getByRole('progressbar', { name: '2 de 5' })).toBeTruthy();
    swipe(100, 0);
    expect(screen.getByRole('progressbar', { name: '1 de 5' })).toBeTruthy();
  });

  it.each([
    ['/app?preview=1', 'Pular personalização completa', 'Usuário'],
    ['/en/app?preview=1', 'Skip full personalization', 'User'],
  ])('on %s, "%s" leaves a profile named %s and opens the app', async (address, skip, name) => {
    fakeServer();
    await openFirstRun(address);
    fireEvent.click(await screen.findByRole('button', { name: skip }));
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(stored('profile_data')).toEqual({ name, onboarding_completed: true });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/app?preview=1', 'Pular introdução', 'Sobre você'],
    ['/en/app?preview=1', 'Skip intro', 'About you'],
  ])('on %s, "%s" skips the introduction only: the questions follow', async (address, skip, step) => {
    fakeServer();
    await openFirstRun(address);
    fireEvent.click(await screen.findByRole('button', { name: skip }));
    expect(await heading(step)).toBeTruthy();
    expect(localStorage.getItem('onboarding_completed')).toBeNull();
    expect(stored('profile_data')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('steps back with the browser’s Back, slide by slide, and stays where it was after a reload', async () => {
    fakeServer();
    const app = await openFirstRun();
    await screen.findByRole('progressbar', { name: '1 de 5' });
    press('Próximo');
    press('Próximo');
    act(() => app.history.back());
    expect(screen.getByRole('progressbar', { name: '2 de 5' })).toBeTruthy();
    expect(app.address()).toBe('/app?preview=1');
    app.unmount();
    await openFirstRun();
    expect(await screen.findByRole('progressbar', { name: '2 de 5' })).toBeTruthy();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(screen.getByRole('progressbar', { name: '1 de 5' })).toBeTruthy();
  });
});
