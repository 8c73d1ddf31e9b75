// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { dailyContent, fakeDaily } from '#tests/support/fake-daily.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpeech } from '#tests/support/fake-speech.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import '#web/screens/home/home.screen.tsx';
import '#web/screens/home/in-place.tsx';

beforeEach(() => {
  // A Thursday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 2, 15) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

const id = '7b0c1f6e-0000-4000-8000-000000000001';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const toasts = () => within(screen.getByRole('region', { name: /Avisos|Notifications|Notices/ }));

/** Home with today's piece, and that piece opened from the strip. */
async function open(
  about: Partial<DailyContentAnswer> = {},
  { viewer = ana, address = '/app' }: { viewer?: typeof ana | null; address?: string } = {},
) {
  const content = dailyContent({ id, title: 'Um respiro', ...about });
  const daily = fakeDaily({ '2026-07-02': content });
  const server = fakeServer({
    viewer,
    profile: viewer && { name: 'Ana', onboardingCompleted: true },
    also: daily.answers,
  });
  const app = await openApp(address);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`: .*, ${content.title}$`) }));
  await heading(content.title);
  return { app, daily, server };
}

describe('the content of the day', () => {
  it('says everything that it has to say', async () => {
    const { container } = (
      await open({ isPremium: true, contentType: 'tip', durationMinutes: 7, category: 'Puerpério emocional' })
    ).app;
    expect(screen.getByText('quinta-feira, 2 de julho de 2026')).toBeTruthy();
    for (const words of [
      'Conteúdo do Dia',
      'Premium',
      'Dica',
      '7 min',
      'Puerpério emocional',
      'Um respiro para o dia de hoje.',
      'Para a equipe Colo, descansar também é cuidar.',
      'Beba água.',
      'Respire fundo.',
      'Sente-se com calma.',
      'Respire três vezes.',
    ])
      expect(screen.getByText(words), words).toBeTruthy();
    expect(container.querySelector('main svg')).toBeTruthy();
  });

  it('says it in English', async () => {
    await open({ category: 'Parto e gestação' }, { address: '/en/app' });
    expect(screen.getByText('Thursday, July 2, 2026')).toBeTruthy();
    expect(screen.getByText('Content of the Day')).toBeTruthy();
    expect(screen.getByText('Birth and pregnancy')).toBeTruthy();
    expect(await button('Mark as done')).toBeTruthy();
  });

  it('takes the place of home without changing the address; Back returns', async () => {
    const { app } = await open();
    expect(app.address()).toBe('/app');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Um respiro'));
    act(() => app.history.back());
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
  });

  it('has a way back of its own', async () => {
    await open();
    fireEvent.click(await button('Voltar'));
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
  });

  it('shows its picture, and a drawing when the picture does not come', async () => {
    const { app } = await open({ thumbnailUrl: '/media/post-images/foto.webp' });
    const picture = app.container.querySelector('main img');
    expect(picture?.getAttribute('src')).toBe('/media/post-images/foto.webp');
    if (picture) fireEvent.error(picture);
    expect(app.container.querySelector('main img')).toBeNull();
  });
});

describe('its action', () => {
  it('reads a video without a recording aloud, pauses, and falls silent when she leaves', async () => {
    const speech = fakeSpeech(['pt-BR']);
    await open({ contentType: 'video' });
    // There is nothing to watch: it is not said that there is.
    expect(screen.queryByText('Vídeo')).toBeNull();
    fireEvent.click(await button('Ouvir'));
    await waitFor(() => expect(speech.saying()?.text).toBe('Sente-se com calma.'));
    fireEvent.click(await button('Pausar'));
    expect(speech.saying()).toBeUndefined();
    fireEvent.click(await button('Continuar'));
    await waitFor(() => expect(speech.saying()?.text).toBe('Sente-se com calma.'));
    fireEvent.click(await button('Voltar'));
    await heading('Boa tarde, Ana');
    expect(speech.saying()).toBeUndefined();
  });

  it('says kindly when the device has no voice for an audio', async () => {
    fakeSpeech(['ja']);
    await open({ contentType: 'audio' }, { address: '/en/app' });
    fireEvent.click(await button('Listen'));
    expect(await screen.findByText(/Your device has no voice in this language/)).toBeTruthy();
  });

  it('opens a recording that lies elsewhere on a page of its own', async () => {
    await open({ contentType: 'video', contentUrl: 'https://video.example/massagem' });
    const link = await screen.findByRole('link', { name: /Assistir/ });
    expect(link.getAttribute('href')).toBe('https://video.example/massagem');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('"it only says Ler, and I do not know what it opens": it names the article', async () => {
    await open({ contentType: 'article', article: { id: 'a1', title: 'Noites' } });
    const link = await screen.findByRole('link', { name: 'Ler: Noites' });
    expect(link.getAttribute('href')).toBe('/app/post/a1');
  });

  it('leads to the text where the library has none', async () => {
    await open({ contentType: 'article' });
    fireEvent.click(await button('Ler'));
    expect(document.activeElement?.textContent).toBe('Para ler com calma');
  });

  it('goes through an activity step by step, and marks it as done at the end', async () => {
    const { daily } = await open({ contentType: 'activity' });
    fireEvent.click(await button('Começar'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Passo a passo' }));
    expect(sheet.getByText('Passo 1 de 2')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Próximo passo' }));
    expect(sheet.getByText('Respire três vezes.')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Concluir' }));
    await waitFor(() =>
      expect(daily.writesOf('daily-mark.set')).toEqual([{ contentId: id, mark: 'done', on: true }]),
    );
  });

  it('marks a tip as done, and takes it back', async () => {
    const { daily } = await open({ contentType: 'tip' });
    fireEvent.click(await button('Marcar como feito'));
    fireEvent.click(await button('Feito'));
    expect(await button('Marcar como feito')).toBeTruthy();
    await waitFor(() =>
      expect(daily.writesOf('daily-mark.set').at(-1)).toEqual({ contentId: id, mark: 'done', on: false }),
    );
  });
});

describe('what she thinks of it', () => {
  it('likes it at once, and the server hears of it', async () => {
    const { daily } = await open({ likes: 3 });
    fireEvent.click(await button('Curtir: 3'));
    const liked = await button('Curtir: 4');
    expect(liked.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(daily.writesOf('daily-mark.set')).toEqual([{ contentId: id, mark: 'like', on: true }]),
    );
    expect(await button('Curtir: 4')).toBeTruthy();
  });

  it('likes it without a network, too', async () => {
    const { server } = await open({ likes: 3 });
    server.goOffline();
    fireEvent.click(await button('Curtir: 3'));
    expect(await button('Curtir: 4')).toBeTruthy();
    expect(appOutbox.snapshot().writes).toHaveLength(1);
  });

  it('takes back what the server refuses, and says so', async () => {
    const { daily } = await open({ likes: 3 });
    daily.refuse('daily-mark.set');
    fireEvent.click(await button('Curtir: 3'));
    expect(await toasts().findByText('Sua curtida não foi guardada')).toBeTruthy();
    expect(await button('Curtir: 3')).toBeTruthy();
  });

  it('saves it, and takes it out with an undo', async () => {
    const { daily } = await open();
    fireEvent.click(await button('Guardar'));
    expect(await toasts().findByText('Guardado')).toBeTruthy();
    await waitFor(async () => expect((await button('Guardar')).getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(await button('Guardar'));
    fireEvent.click(await toasts().findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(daily.writesOf('daily-mark.set').at(-1)).toEqual({ contentId: id, mark: 'save', on: true }),
    );
  });

  it('opens the community’s composer about it', async () => {
    const { app } = await open({ category: 'Sono do Bebê' });
    fireEvent.click(await button('Comentar com outras mães'));
    await waitFor(() => expect(app.address()).toBe('/app/entre-maes?novo=1&categoria=sono-do-bebe'));
    expect(await screen.findByDisplayValue(/^Sobre “Um respiro”:/)).toBeTruthy();
  });

  it('shares an address that opens this very piece', async () => {
    const { app } = await open();
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    fireEvent.click(await button('Compartilhar'));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/app?conteudo=${id}`),
    );
    expect(await toasts().findByText('Link copiado')).toBeTruthy();
    expect(app.address()).toBe('/app');
  });

  it('invites a visitor to sign in, and writes nothing', async () => {
    await open({}, { viewer: null, address: '/app?preview=1' });
    fireEvent.click(await button(/^Curtir/));
    expect(await toasts().findByText('Entre para guardar isso')).toBeTruthy();
    expect(appOutbox.snapshot().writes).toEqual([]);
  });
});

describe('a shared piece', () => {
  async function follow(address: string) {
    const daily = fakeDaily({ '2020-01-01': dailyContent({ id, title: 'De uma amiga' }) });
    const server = fakeServer({
      viewer: ana,
      profile: { name: 'Ana', onboardingCompleted: true },
      also: daily.answers,
    });
    return { app: await openApp(address), server };
  }

  it('opens by its address, and leads home', async () => {
    const { app } = await follow(`/app?conteudo=${id}`);
    expect(await heading('De uma amiga')).toBeTruthy();
    fireEvent.click(await button('Voltar'));
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
    expect(app.address()).toBe('/app');
  });

  it('that is gone says so', async () => {
    await follow('/en/app?conteudo=nada');
    expect(await screen.findByText('This content is no longer here')).toBeTruthy();
  });

  it('that does not come says so, and tries again', async () => {
    const { server } = await follow('/app');
    await heading('Boa tarde, Ana');
    server.refuse(`/api/daily/${id}`, 'unavailable');
    const { app } = { app: await openApp(`/app?conteudo=${id}`) };
    expect(await within(app.container).findByText('O conteúdo não chegou desta vez')).toBeTruthy();
    server.accept(`/api/daily/${id}`);
    fireEvent.click(within(app.container).getByRole('button', { name: 'Tentar de novo' }));
    expect(
      await within(app.container).findByRole('heading', { level: 1, name: 'De uma amiga' }),
    ).toBeTruthy();
  });
});
