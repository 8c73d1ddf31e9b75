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
import { withTexts } from '#web/texts/with-texts.ts';
import { AppArea } from './app-area.tsx';
import { ErrorInShell, ErrorPage } from './error-page.tsx';
import { languageRewrite } from './language-rewrite.ts';
import { LazyNotFound } from './lazy-not-found.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { type AppSearch, parseSearch, stringifySearch, validateAppSearch } from './search.ts';

const root = createRootRoute({
  validateSearch: validateAppSearch,
  // The preview follows her through all navigation; every other parameter belongs to its page.
  search: { middlewares: [retainSearchParams<AppSearch>(['preview'])] },
  notFoundComponent: LazyNotFound,
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
  tab(paths.questions, () => withTexts(import('#web/screens/questions/questions.screen.tsx'))),
  tab(paths.babies, () => withTexts(import('#web/screens/babies/babies.screen.tsx'))),
  tab(paths.calendar, () => withTexts(import('#web/screens/calendar/calendar.screen.tsx'))),
  tab(paths.readingList, () => withTexts(import('#web/screens/reading-list/reading-list.screen.tsx'))),
  tab(paths.diary, () => withTexts(import('#web/screens/diary/diary.screen.tsx'), 'mother', 'nursing')),
  tab(paths.diaryPictures, () =>
    withTexts(import('#web/screens/diary-pictures/diary-pictures.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.vaccines, () =>
    withTexts(import('#web/screens/vaccines/vaccines.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.growth, () => withTexts(import('#web/screens/growth/growth.screen.tsx'), 'mother', 'nursing')),
  tab(paths.milk, () => withTexts(import('#web/screens/milk/milk.screen.tsx'), 'mother', 'nursing')),
  tab(paths.milestones, () =>
    withTexts(import('#web/screens/milestones/milestones.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.diaryImport, () =>
    withTexts(import('#web/screens/import/import.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.consultation, () =>
    withTexts(import('#web/screens/consultation/consultation.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.checkin, () => withTexts(import('#web/screens/checkin/checkin.screen.tsx'))),
  tab(paths.nursing, () => withTexts(import('#web/screens/nursing/nursing.screen.tsx'), 'nursing')),
  tab(paths.nursingLog, () =>
    withTexts(import('#web/screens/nursing-log/nursing-log.screen.tsx'), 'nursing'),
  ),
  tab(paths.nursingSheet, () =>
    withTexts(import('#web/screens/nursing-sheet/nursing-sheet.screen.tsx'), 'nursing'),
  ),
  tab(paths.toolCalculator, () =>
    withTexts(import('#web/screens/sleep-calculator/sleep-calculator.screen.tsx')),
  ),
  tab(paths.toolRoutine, () => withTexts(import('#web/screens/routine-planner/routine-planner.screen.tsx'))),
  tab(paths.toolSleepDiary, () =>
    withTexts(import('#web/screens/sleep-diary/sleep-diary.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.toolSleepCalendar, () =>
    withTexts(import('#web/screens/sleep-calendar/sleep-calendar.screen.tsx'), 'mother', 'nursing'),
  ),
  tab(paths.somethingChanged, () =>
    withTexts(import('#web/screens/something-changed/something-changed.screen.tsx')),
  ),
  tab(paths.help, () => withTexts(import('#web/screens/help/help.screen.tsx'))),
  tab(paths.foodDiary, () =>
    withTexts(import('#web/screens/food-diary/food-diary.screen.tsx'), 'mother', 'nursing'),
  ),
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

const desk = () => withTexts(import('#web/desk/desk.screen.tsx'), 'mother', 'desk');

/** Outside the gate and the shell. */
const pages = [
  page(paths.admin, desk),
  page(paths.adminPreview, desk),
  page(paths.newDevice, () => withTexts(import('#web/screens/new-device/new-device.screen.tsx'))),
  page(paths.privacy, () => import('#web/screens/privacy/privacy.screen.tsx')),
  page(paths.terms, () => import('#web/screens/terms/terms.screen.tsx')),
] as const;

const editor = createRoute({
  getParentRoute: () => root,
  path: '/admin/artigo/$articleId',
  component: lazyScreen(desk),
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
    // An address in capitals is another address: the server answers it with 404, and so does the page.
    caseSensitive: true,
    rewrite: languageRewrite(history),
    parseSearch,
    stringifySearch,
    // The shell answers at once, and says that it is loading for exactly as long as it is.
    defaultPendingComponent: AccessLoading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // On the server it would be a script in the page, which our policy forbids.
    scrollRestoration: typeof document !== 'undefined',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
