// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { noteDivider } from '#shared/topics/note-merge.rules.ts';
import { fakeCommunity } from '#tests/support/fake-community.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpeech } from '#tests/support/fake-speech.ts';
import { fakeTopics } from '#tests/support/fake-topics.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    // What she was writing goes into the outbox as the page closes.
    cleanup();
    await vi.waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('note_draft'))).toEqual([]),
    );
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
    localStorage.clear();
  };
});

type World = Parameters<typeof fakeTopics>[0] & {
  profile?: Partial<Profile>;
  language?: 'pt' | 'en';
  isVisitor?: boolean;
};

async function open({ profile = {}, language = 'pt', isVisitor = false, ...topics }: World = {}) {
  fakeServer({ viewer: isVisitor ? null : ana, profile });
  fakeCommunity({ posts: [] });
  const server = fakeTopics(topics);
  const path = `${language === 'en' ? '/en' : ''}/app/profile${isVisitor ? '?preview=1' : ''}`;
  const app = await openApp(path);
  await app.router.navigate({
    to: '/app',
    search: isVisitor ? { preview: '1' } : {},
    state: { topic: 'entendendo-bebe' },
  });
  await screen.findByRole('heading', {
    level: 1,
    name: language === 'en' ? 'Understanding Baby' : 'Entendendo o Bebê',
  });
  return { app, server };
}

const highlight = async (name = 'Destaque da semana') =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const notes = () => screen.findByLabelText<HTMLTextAreaElement>('O que você anda percebendo?');
const section = (name: string) => screen.findByRole('button', { name });

describe('the highlight of the week', () => {
  it.each([
    ['2026-07-01', 'O mundo dele é o seu colo'],
    ['2026-05-16', 'O mundo dele é o seu colo'],
    ['2026-05-10', 'O primeiro sorriso de resposta'],
    ['2026-04-17', 'As mãos viram descoberta'],
    ['2026-03-14', 'Ele quer participar'],
    ['2026-01-10', 'Quase sentado, quase à mesa'],
  ])('for a baby born on %s is: %s', async (babyBirthDate, title) => {
    await open({ profile: { babyBirthDate, journeyType: 'com-bebe' } });
    const shown = await highlight();
    await waitFor(() => expect(shown.getByText(title)).toBeTruthy());
  });

  it.each(['2025-12-28', '2025-12-10', '2024-01-10'])(
    'has nothing to say of week 24 to a baby born on %s',
    async (born) => {
      await open({ profile: { babyBirthDate: born, journeyType: 'com-bebe' } });
      await screen.findByRole('heading', { name: 'O essencial' });
      await waitFor(() => expect(screen.queryByRole('region', { name: /^Destaque da semana/ })).toBeNull());
    },
  );

  it('is that of the corrected age for a baby born early, and the week is the one she lives', async () => {
    await open({ profile: { babyBirthDate: '2026-05-03', journeyType: 'com-bebe', gestationWeeks: 30 } });
    const shown = await highlight();
    await waitFor(() => expect(shown.getByText('O mundo dele é o seu colo')).toBeTruthy());
    expect(shown.getByText(/Semana 9 de vida/)).toBeTruthy();
  });

  it('without a date asks for one, and shows no week as hers', async () => {
    await open({ profile: {} });
    const shown = await highlight();
    expect(shown.getByRole('link', { name: 'Contar a data' })).toBeTruthy();
    expect(shown.queryByText('O mundo dele é o seu colo')).toBeNull();
  });

  it('before birth is the first', async () => {
    await open({ profile: { babyBirthDate: '2026-09-01' } });
    const shown = await highlight();
    await waitFor(() => expect(shown.getByText(/ainda está a caminho/)).toBeTruthy());
    expect(shown.getByText('O mundo dele é o seu colo')).toBeTruthy();
  });

  it('speaks English on English pages', async () => {
    await open({ language: 'en' });
    const shown = await highlight('This week’s highlight');
    expect(shown.getByRole('link', { name: 'Add the date' })).toBeTruthy();
  });
});

describe('the essentials', () => {
  it('open one at a time, and the open one closes', async () => {
    await open();
    const [cry, colic] = [await section('O que o choro quer dizer'), await section('Cólica e consolo')];
    fireEvent.click(cry);
    expect(cry.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(colic);
    expect(cry.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(/ligue 192 \(SAMU\)/)).toBeTruthy();
    fireEvent.click(colic);
    expect(colic.getAttribute('aria-expanded')).toBe('false');
  });

  async function listenToColic(isMute: boolean) {
    const speech = fakeSpeech(['pt-BR'], { isMute });
    await open();
    fireEvent.click(await section('Cólica e consolo'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Ouvir: Cólica e consolo' }));
    await act(async () => vi.advanceTimersByTime(0));
    const toggle = screen.getByRole('button', { name: 'Parar de ouvir: Cólica e consolo' });
    expect(toggle.querySelector('.lucide-pause')).toBeTruthy();
    return { speech, toggle };
  }

  it('the voice was still reading and the icon said that it was not', async () => {
    const { speech, toggle } = await listenToColic(false);
    act(() => vi.advanceTimersByTime(10_000));
    expect(speech.saying()?.text).toBe('Cólica e consolo');
    expect(toggle.querySelector('.lucide-pause')).toBeTruthy();
    fireEvent.click(toggle);
    expect(speech.saying()).toBeUndefined();
    expect(toggle.querySelector('.lucide-play')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ouvir: Cólica e consolo' })).toBeTruthy();
  });

  it('nothing was to be heard and the icon said that it was: after three seconds it is play again', async () => {
    const { toggle } = await listenToColic(true);
    act(() => vi.advanceTimersByTime(2999));
    expect(toggle.querySelector('.lucide-pause')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(toggle.querySelector('.lucide-play')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ouvir: Cólica e consolo' })).toBeTruthy();
  });

  it('the device stopped in the middle, as behind a locked screen, and the icon still said that it reads', async () => {
    const { speech, toggle } = await listenToColic(false);
    act(() => speech.breakOff());
    act(() => vi.advanceTimersByTime(4000));
    expect(toggle.querySelector('.lucide-play')).toBeTruthy();
  });

  it('a voice that turns out to be missing is said, and nothing seems to play', async () => {
    const { speech, toggle } = await listenToColic(false);
    act(() => speech.fail('voice-unavailable'));
    expect(toggle.querySelector('.lucide-play')).toBeTruthy();
    expect(screen.getByText(/voz/)).toBeTruthy();
  });

  it('are saved one by one, and stand above to be read again', async () => {
    const { server } = await open();
    fireEvent.click(await section('Sinais de fome e de sono'));
    const save = screen.getByRole('button', { name: 'Salvar: Sinais de fome e de sono' });
    fireEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    const saved = await screen.findByRole('region', { name: 'Salvos para reler' });
    expect(within(saved).getByRole('button', { name: 'Abrir Sinais de fome e de sono' })).toBeTruthy();
    await waitFor(() => expect(server.saved()).toEqual(['cues']));
    fireEvent.click(save);
    await waitFor(() => expect(server.saved()).toEqual([]));
    expect(screen.queryByRole('region', { name: 'Salvos para reler' })).toBeNull();
  });
});

describe('her notes', () => {
  it('save themselves, and say where they are', async () => {
    const { server } = await open();
    fireEvent.change(await notes(), { target: { value: 'Sorriu hoje' } });
    expect(screen.getByText('Guardado no celular')).toBeTruthy();
    await waitFor(() => expect(server.note()).toBe('Sorriu hoje'));
    expect(await screen.findByText('Salvo na sua conta')).toBeTruthy();
    expect((await notes()).value).toBe('Sorriu hoje');
  });

  it('are there again when the page was closed in the middle of a word', async () => {
    await open();
    fireEvent.change(await notes(), { target: { value: 'Sor' } });
    cleanup();
    await open();
    expect((await notes()).value).toBe('Sor');
  });

  it('of two phones stay both', async () => {
    const { server } = await open({ note: 'De manhã' });
    await waitFor(async () => expect((await notes()).value).toBe('De manhã'));
    server.goOffline();
    fireEvent.change(await notes(), { target: { value: 'De noite' } });
    server.writeElsewhere('Do outro celular');
    server.comeBack();
    await waitFor(() => expect(server.note()).toBe(`Do outro celular${noteDivider}De noite`));
    await waitFor(async () => expect((await notes()).value).toBe(server.note()));
  });

  it('that call for somebody bring a card on this phone, and nothing leaves it but the note itself', async () => {
    await open();
    const sent = vi.spyOn(globalThis, 'fetch');
    const said = (['log', 'info', 'warn', 'debug'] as const).map((level) => vi.spyOn(console, level));
    fireEvent.change(await notes(), { target: { value: 'ele me bateu' } });
    expect(await screen.findByRole('heading', { name: 'Estamos com você' })).toBeTruthy();
    await waitFor(() => expect(sent.mock.calls.map(([to]) => to)).toContain('/api/sync'));
    const calls = sent.mock.calls.map(([to, { body = '' } = {}]) => ({ to: String(to), body: String(body) }));
    expect(calls.filter(({ to, body }) => `${to}${body}`.includes('bateu')).map(({ to }) => to)).toEqual([
      '/api/sync',
    ]);
    expect(JSON.stringify(calls)).not.toMatch(/violence|distress|concern/);
    for (const level of said) expect(level).not.toHaveBeenCalled();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/violence|distress|concern/);
    fireEvent.click(screen.getByRole('button', { name: 'Esconder' }));
    expect(screen.queryByRole('complementary', { name: 'Estamos com você' })).toBeNull();
  });

  it('of another day bring no card when the page opens', async () => {
    await open({ note: 'ele me bateu' });
    await waitFor(async () => expect((await notes()).value).toBe('ele me bateu'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.queryByRole('heading', { name: 'Estamos com você' })).toBeNull();
  });

  it('of a visitor wait on her phone', async () => {
    await open({ isVisitor: true });
    fireEvent.change(await notes(), { target: { value: 'Ainda sem conta' } });
    expect(await screen.findByText(/Entre na sua conta para não perder/)).toBeTruthy();
    await waitFor(() =>
      expect(appOutbox.snapshot().writes).toMatchObject([
        { kind: 'topic-note.put', owner: null, body: { text: 'Ainda sem conta' } },
      ]),
    );
  });
});

it('a doubt goes to the community', async () => {
  const { app } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Compartilhar uma dúvida' }));
  await waitFor(() => expect(app.address()).toContain('/app/entre-maes'));
  expect(app.address()).toContain('novo=1');
});
