import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type RouterHistory,
  retainSearchParams,
} from '@tanstack/react-router';
import { categorySegments } from '#shared/library/library.rules.ts';
import { type Path, paths } from '#shared/navigation/paths.ts';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { withStaffTexts, withTexts } from '#web/texts/with-texts.ts';
import { AppArea } from './app-area.tsx';
import { ErrorInShell, ErrorPage } from './error-page.tsx';
import { languageRewrite } from './language-rewrite.ts';
import { lazyScreen } from './lazy-screen.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { type AppSearch, parseSearch, stringifySearch, validateAppSearch } from './search.ts';

const root = createRootRoute({
  validateSearch: validateAppSearch,
  // The preview follows her through all navigation; every other parameter belongs to its page.
  search: { middlewares: [retainSearchParams<AppSearch>(['preview'])] },
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

const area = createRoute({
  getParentRoute: () => root,
  id: 'area',
  component: AppArea,
  errorComponent: ErrorPage,
});

const tab = <Tab extends Path>(path: Tab, load: Parameters<typeof lazyScreen>[0]) =>
  createRoute({
    getParentRoute: () => area,
    path,
    component: lazyScreen(load),
    errorComponent: ErrorInShell,
  });

const tabs = [
  tab(paths.home, () => import('#web/screens/home/home.screen.tsx')),
  tab(paths.library, () => withTexts(import('#web/screens/library/library.screen.tsx'))),
  tab(paths.community, () => withTexts(import('#web/screens/community/community.screen.tsx'))),
  tab(paths.communityOwn, () => withTexts(import('#web/screens/community-own/community-own.screen.tsx'))),
  tab(paths.communityRules, () =>
    withTexts(import('#web/screens/community-rules/community-rules.screen.tsx')),
  ),
  tab(paths.specialists, () => withTexts(import('#web/screens/specialists/specialists.screen.tsx'))),
  tab(paths.specialistsAgenda, () =>
    withTexts(import('#web/screens/specialists-agenda/specialists-agenda.screen.tsx')),
  ),
  tab(paths.savedSessions, () => withTexts(import('#web/screens/saved-sessions/saved-sessions.screen.tsx'))),
  tab(paths.plans, () => withTexts(import('#web/screens/plans/plans.screen.tsx'))),
  tab(paths.profile, () => withTexts(import('#web/screens/profile/profile.screen.tsx'))),
  tab(paths.calendar, () => withTexts(import('#web/screens/calendar/calendar.screen.tsx'))),
  tab(paths.readingList, () => withTexts(import('#web/screens/reading-list/reading-list.screen.tsx'))),
  tab(paths.nursing, () => withTexts(import('#web/screens/nursing/nursing.screen.tsx'))),
  tab(paths.nursingLog, () => withTexts(import('#web/screens/nursing-log/nursing-log.screen.tsx'))),
  tab(paths.nursingSheet, () => withTexts(import('#web/screens/nursing-sheet/nursing-sheet.screen.tsx'))),
] as const;

const article = createRoute({
  getParentRoute: () => area,
  path: '/app/post/$articleId',
  component: lazyScreen(() => withTexts(import('#web/screens/article/article.screen.tsx'))),
  errorComponent: ErrorInShell,
});

const communityPost = createRoute({
  getParentRoute: () => area,
  path: '/app/entre-maes/post/$postId',
  component: lazyScreen(() => withTexts(import('#web/screens/community-talk/community-talk.screen.tsx'))),
  errorComponent: ErrorInShell,
});

const videoSession = createRoute({
  getParentRoute: () => area,
  path: '/app/chat/encontro/$sessionId',
  component: lazyScreen(() => withTexts(import('#web/screens/video-session/video-session.screen.tsx'))),
  errorComponent: ErrorInShell,
});

/** One segment under /app that is no other page: a category's, or nobody's. */
const category = createRoute({
  getParentRoute: () => area,
  path: '/app/$segment',
  beforeLoad: ({ params }) => {
    if (!categorySegments.includes(params.segment)) throw notFound();
  },
  component: lazyScreen(() => withTexts(import('#web/screens/category/category.screen.tsx'))),
  errorComponent: ErrorInShell,
});

const page = <Page extends Path>(path: Page, load: Parameters<typeof lazyScreen>[0]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyScreen(load),
    errorComponent: ErrorPage,
  });

/** Outside the gate and the shell. */
const pages = [
  page(paths.admin, () => withStaffTexts(import('#web/screens/admin/admin.screen.tsx'))),
  page(paths.adminPreview, () =>
    withStaffTexts(import('#web/screens/admin-preview/admin-preview.screen.tsx')),
  ),
  page(paths.privacy, () => withTexts(import('#web/screens/privacy/privacy.screen.tsx'))),
  page(paths.terms, () => withTexts(import('#web/screens/terms/terms.screen.tsx'))),
] as const;

const editor = createRoute({
  getParentRoute: () => root,
  path: '/admin/artigo/$articleId',
  component: lazyScreen(() => withStaffTexts(import('#web/screens/admin-editor/admin-editor.screen.tsx'))),
  errorComponent: ErrorPage,
});

export function createAppRouter(history: RouterHistory) {
  return createRouter({
    history,
    routeTree: root.addChildren([
      area.addChildren([...tabs, article, communityPost, videoSession, category]),
      ...pages,
      editor,
    ]),
    rewrite: languageRewrite(history),
    parseSearch,
    stringifySearch,
    // The shell answers at once, and says that it is loading for exactly as long as it is.
    defaultPendingComponent: AccessLoading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
