import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTask } from 'node:timers/promises';
import { type Query, type QueryClient, skipToken } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Language, languageOfPath } from '#shared/language/language.rules.ts';
import type { PageAnswers, PageData, PageRequest, RenderedPage } from '#shared/pages/render-page.ts';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { isPreview } from '#web/app/search.ts';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { myFamilies } from '#web/features/family/my-families.ts';
import { profileQuery } from '#web/features/profile/use-profile.ts';
import { type Making, makePagesWith } from '#web/platform/first-paint/first-paint.ts';
import { ownQuery } from '#web/platform/outbox/own-answer.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { mayStandInPage } from './first-queries.ts';
import { isOfFamily, sourcesOf } from './first-screens.ts';

const making = new AsyncLocalStorage<Making>();
makePagesWith(() => making.getStore());

/** Answers bring parts into sight that ask in turn; whatever is deeper than this shows as loading. */
const mostPasses = 5;
/** How React marks a part that shows as loading because its code is on the way: in this process that is once. */
const isOnTheWay = '<!--$!-->';

const dictionaries = {
  pt: await loadDictionary('pt', 'nursing', 'mother', 'desk'),
  en: await loadDictionary('en', 'nursing', 'mother', 'desk'),
};

/** The app as it first shows at an address, with the answers that it was made from. */
export function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  return making.run({ ...request.firstPaint, ask: request.ask }, () => render(request));
}

async function render({ address, firstPaint, patienceMs }: PageRequest): Promise<RenderedPage | undefined> {
  const client = createQueryClient(() => undefined);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const patience = tooLong(patienceMs);
  try {
    const opened = router.load().then(() => router.state.matches.at(-1)?.routeId);
    await Promise.race([askWhoLooks(client, opened), patience.over]);
    const routeId = await opened;
    const language = languageOfPath(address);
    const sources = sourcesOf(routeId, language);
    const place = placeOf(client, address);
    if (place === 'unknown' || (place === 'inside' && sources.length === 0)) return undefined;
    const markup = () => renderToString(appOf({ router, client, language }));
    let made = markup();
    for (let pass = 1; pass < mostPasses; pass++) {
      const waiting = client.getQueryCache().getAll().filter(isWaiting);
      if (patience.isOver() || (waiting.length === 0 && !made.includes(isOnTheWay))) break;
      const answers = Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
      await Promise.race([Promise.all([answers, nextTask()]), patience.over]);
      made = markup();
    }
    // A part that cannot be made here is the browser's, and so is the page around it.
    if (made.includes(isOnTheWay) && !patience.isOver()) return undefined;
    return {
      ...divided(made),
      data: JSON.stringify({ firstPaint, answers: answersIn(client) } satisfies PageData),
      sources: place === 'inside' ? sources : [],
    };
  } finally {
    patience.end();
    client.clear();
  }
}

type Parts = { router: ReturnType<typeof createAppRouter>; client: QueryClient; language: Language };

const appOf = ({ router, client, language }: Parts) => (
  <StrictMode>
    <App router={router} queryClient={client} first={{ language, dictionary: dictionaries[language] }} />
  </StrictMode>
);

/** Before anything shows it has to be known who looks, and what she told. */
async function askWhoLooks(client: QueryClient, opened: Promise<string | undefined>): Promise<void> {
  const viewer = await client.fetchQuery(viewerQuery);
  if (!viewer) return;
  const isOfHerFamily = isOfFamily(await opened);
  await Promise.all([
    client.fetchQuery(profileQuery(viewer.id)),
    isOfHerFamily && client.fetchQuery(ownQuery(myFamilies, viewer.id)),
  ]);
}

/**
 * Where she stands, as far as the server can say. What a visitor sees in a preview, and what the first run asks, depends
 * on what lies on her phone. While something changed nothing is shown before her phone has decided that it may be.
 */
function placeOf(client: QueryClient, address: string): 'door' | 'inside' | 'unknown' {
  const { searchParams } = new URL(address, 'https://colo.invalid');
  const viewer = client.getQueryData(viewerQuery.queryKey);
  if (viewer === null && !isPreview(Object.fromEntries(searchParams))) return 'door';
  if (!viewer || viewer.needsSecondFactor) return 'unknown';
  const profile = client.getQueryData(profileQuery(viewer.id).queryKey);
  return profile?.onboardingCompleted && !profile.quiet ? 'inside' : 'unknown';
}

function isWaiting({ state, options, queryKey }: Query): boolean {
  const { enabled, queryFn } = options as { enabled?: unknown; queryFn?: unknown };
  const isAsked = enabled !== false && queryFn !== undefined && queryFn !== skipToken;
  return isAsked && state.data === undefined && state.status === 'pending' && mayStandInPage(queryKey);
}

/** Whatever was refused has no answer here: the browser asks for itself, and says what is wrong. */
function answersIn(client: QueryClient): PageAnswers {
  const asked = client.getQueryCache().getAll();
  if (asked.some(({ state }) => state.status === 'error')) throw new Error('A part of the page was refused');
  return asked
    .filter(({ state, queryKey }) => state.data !== undefined && mayStandInPage(queryKey))
    .map(({ state, queryKey }) => [queryKey, state.data]);
}

/** React puts what belongs into the head before the content. */
function divided(made: string): Pick<RenderedPage, 'head' | 'content'> {
  const head = /^(?:<link [^>]*>|<meta [^>]*>|<title>[^<]*<\/title>)*/.exec(made)?.[0] ?? '';
  return { head, content: made.slice(head.length) };
}

function tooLong(ms: number) {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      resolve();
    }, ms);
  });
  return { over, isOver: () => isOver, end: () => clearTimeout(timer) };
}
