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
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import BreastfeedingPage from './breastfeeding-page.tsx';

const now = new Date(2026, 6, 3, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('scrollTo', () => undefined);
  return () => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function openPage(onBack = () => {}) {
  fakeServer({
    viewer: ana,
    also: ({ path }) =>
      path === '/api/specialists/now'
        ? Response.json({ availableNow: 3, specialistCount: 8, next: null })
        : undefined,
  });
  const at = (day: number, hour: number) => ({
    startTime: new Date(2026, 6, day, hour).toISOString(),
    endTime: new Date(2026, 6, day, hour, 12).toISOString(),
  });
  fakeNursing({
    feeds: [
      someFeed({ id: crypto.randomUUID(), ...at(3, 9), side: 'right' }),
      someFeed({ id: crypto.randomUUID(), ...at(2, 9), notes: 'De ontem' }),
    ],
  });
  fakeCommunity({
    posts: [
      somePost({ category: 'Amamentação e Colo', content: 'A pega dói.' }),
      somePost({ category: 'Sono do Bebê', content: 'Sobre sono.' }),
    ],
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <BreastfeedingPage onBack={onBack} />,
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  const dictionary = await loadDictionary('pt', 'nursing', 'mother');
  render(
    <LanguageProvider path="/app" first={{ language: 'pt', dictionary }} load={loadDictionary}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

it('has the logger, the feeds of today with what they come to, questions, and room for what others bring', async () => {
  const onBack = vi.fn();
  await openPage(onBack);
  expect(await screen.findByRole('button', { name: 'Começar no lado esquerdo' })).toBeTruthy();
  expect(await screen.findByText('Há 3 h')).toBeTruthy();
  expect(screen.getByText('Última: lado direito')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Hoje' })).toBeTruthy();
  expect(screen.getByText('1 mamada · 12 min')).toBeTruthy();
  expect(screen.queryByText('De ontem')).toBeNull();
  const questions = within(screen.getByRole('region', { name: 'Perguntas frequentes' }));
  expect(questions.getAllByRole('link', { name: /^Ler na biblioteca/, hidden: true })).toHaveLength(4);
  const talks = within(screen.getByRole('region', { name: 'Entre Mães: amamentação e colo' }));
  expect(await talks.findByText('A pega dói.')).toBeTruthy();
  expect(talks.queryByText('Sobre sono.')).toBeNull();
  expect(talks.getByRole('link', { name: 'Ver todas as conversas' }).getAttribute('href')).toContain(
    '/app/entre-maes?categoria=amamentacao-e-colo',
  );
  const call = within(screen.getByRole('region', { name: 'Videochamada com especialista' }));
  expect(await call.findByText('3 especialistas online agora')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
