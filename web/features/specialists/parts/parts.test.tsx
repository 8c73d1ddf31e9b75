// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#shared/language/language.rules.ts';
import type { NowAnswer, WeekAnswer } from '#shared/specialists/specialists.schema.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpecialists, session, specialist } from '#tests/support/fake-specialists.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { LiveBanner } from './live-banner.tsx';
import { SpecialistOfWeek } from './specialist-of-week.tsx';
import { VideoCallCard } from './video-call-card.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const nobody: NowAnswer = { availableNow: 0, specialistCount: 8, next: null };
const noWeek: WeekAnswer = { specialist: null, next: null, replays: [] };
type World = { now?: Partial<NowAnswer>; week?: Partial<WeekAnswer>; language?: Language };

async function show(part: ReactNode, { now = {}, week = {}, language = 'pt' }: World = {}) {
  const fake = fakeSpecialists();
  const server = fakeServer({
    viewer: ana,
    also: (call, viewer) => {
      if (call.path === '/api/specialists/now') return Response.json({ ...nobody, ...now });
      if (call.path === '/api/specialists/week') return Response.json({ ...noWeek, ...week });
      return fake.answers(call, viewer);
    },
  });
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <main>{part}</main> });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  const dictionary = await loadDictionary(language, 'mother');
  render(
    <LanguageProvider
      path={language === 'en' ? '/en/app' : '/app'}
      first={{ language, dictionary }}
      load={loadDictionary}
    >
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return server;
}

describe('the video-call card', () => {
  it.each([
    ['pt', 1, '1 especialista online agora'],
    ['pt', 3, '3 especialistas online agora'],
    ['pt', 0, 'Nenhuma especialista online agora'],
    ['en', 3, '3 specialists online now'],
    ['en', 0, 'No specialist online right now'],
  ] as const)('in %s tells the true number, with %i there', async (language, availableNow, sentence) => {
    await show(<VideoCallCard owner={ana.id} />, { now: { availableNow }, language });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it.each([
    ['pt', '2 especialistas online agora'],
    ['en', '2 specialists online now'],
  ] as const)('in %s says its fixed line only where nobody was entered yet', async (language, sentence) => {
    await show(<VideoCallCard owner={null} />, { now: { specialistCount: 0 }, language });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('leads to the specialists, and to the session that is live', async () => {
    await show(<VideoCallCard owner={ana.id} />, { now: { next: session({ id: 'a', state: 'live' }) } });
    expect(await screen.findByText('AO VIVO')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Encontro a/ }).getAttribute('href')).toContain('a');
    expect(screen.getByRole('link', { name: 'Ver especialistas' }).getAttribute('href')).toBe('/app/chat');
  });
});

describe('the live banner', () => {
  it('says who is live and takes her there', async () => {
    await show(<LiveBanner owner={ana.id} />, { now: { next: session({ id: 'a', state: 'live' }) } });
    const banner = within(await screen.findByRole('region', { name: 'Especialista ao vivo agora' }));
    expect(banner.getByText(`Encontro a, com ${specialist.name}`)).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Assistir' })).toBeTruthy();
  });

  it('says when the next one is', async () => {
    await show(<LiveBanner owner={ana.id} />, { now: { next: session({ id: 'a' }) }, language: 'en' });
    expect(await screen.findByText(/: Encontro a, with/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the session' })).toBeTruthy();
  });

  it('says its fixed line where nobody was entered yet, and nothing where nothing is planned', async () => {
    await show(<LiveBanner owner={null} />, { now: { specialistCount: 0 } });
    expect(await screen.findByText('Sexta-feira, às 10h')).toBeTruthy();
    cleanup();
    const server = await show(<LiveBanner owner={null} />);
    await expect.poll(() => server.callsTo('/api/specialists/now')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the specialist of the week', () => {
  const week = {
    specialist,
    next: session({ id: 'a' }),
    replays: [session({ id: 'r', state: 'ended', hasReplay: true, hasPreview: true })],
  };

  it.each([
    ['pt', 'Especialista da Semana', 'Exemplo', 'Enviar Pergunta', 'Ver Replays'],
    ['en', 'Specialist of the Week', 'Sample', 'Send a Question', 'Watch Replays'],
  ] as const)('in %s is told with her next session', async (language, title, sample, ask, replays) => {
    const server = await show(<SpecialistOfWeek owner={ana.id} category="Sono" />, { week, language });
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByText(specialist.name)).toBeTruthy();
    expect(card.getByText(sample)).toBeTruthy();
    expect(card.getByRole('link', { name: /^Encontro a/ })).toBeTruthy();
    expect(card.getByRole('button', { name: ask })).toBeTruthy();
    expect(card.getByRole('button', { name: replays })).toBeTruthy();
    expect(server.callsTo('/api/specialists/week')[0]?.query.get('category')).toBe('Sono');
  });

  it('takes a question, which waits on the phone until it is sent', async () => {
    await show(<SpecialistOfWeek owner={ana.id} />, { week });
    const ask = await screen.findByRole('button', { name: 'Enviar Pergunta' });
    fireEvent.click(ask);
    expect(ask.getAttribute('aria-expanded')).toBe('true');
    fireEvent.change(screen.getByLabelText('Sua pergunta'), { target: { value: 'Posso acordar?' } });
    fireEvent.click(ask);
    expect(screen.queryByLabelText('Sua pergunta')).toBeNull();
    fireEvent.click(ask);
    expect(screen.getByLabelText('Sua pergunta')).toHaveProperty('value', 'Posso acordar?');
  });

  it('shows what she gave before, and says kindly when there is nothing yet', async () => {
    await show(<SpecialistOfWeek owner={ana.id} />, { week });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver Replays' }));
    const list = within(screen.getByRole('list', { name: 'Encontros gravados' }));
    expect(list.getByRole('link', { name: 'Encontro r' })).toBeTruthy();
    expect(list.getByRole('button', { name: 'Ver Prévia' })).toBeTruthy();
    cleanup();
    await show(<SpecialistOfWeek owner={ana.id} />, { week: { ...week, replays: [] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver Replays' }));
    expect(screen.getByText(/^Ainda não há gravações/)).toBeTruthy();
  });

  it('does not stand in the way where nobody knows the topic', async () => {
    const server = await show(<SpecialistOfWeek owner={ana.id} category="Sono" />);
    await expect.poll(() => server.callsTo('/api/specialists/week')).toHaveLength(1);
    await expect.poll(() => document.querySelector('main')?.textContent).toBe('');
  });
});
