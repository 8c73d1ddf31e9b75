import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAccessSync } from '#web/features/access/use-access-sync.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useIsAlive } from '#web/platform/first-paint/use-is-alive.ts';
import { LanguageProvider, type LoadedLanguage } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { createAppRouter } from './router.tsx';

// Nothing is told before the first screen stands; what is told meanwhile waits for it.
const Toaster = lazy(() =>
  retryLoad(() => import('#web/ui/toaster.tsx')).then((part) => ({ default: part.Toaster })),
);

type Props = { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient; first: LoadedLanguage };

export function App({ router, queryClient, first }: Props) {
  const { history } = router;
  useToldAlive();
  const readPath = () => history.location.pathname;
  const path = useSyncExternalStore(history.subscribe, readPath, readPath);
  return (
    <LanguageProvider path={path} first={first} load={loadDictionary}>
      <QueryClientProvider client={queryClient}>
        <AccessSync />
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** For early.js, which keeps what she does until then. */
function useToldAlive(): void {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-alive', '');
  }, []);
}

function AccessSync() {
  useAccessSync();
  return null;
}

function Toasts() {
  const t = useTexts();
  const isAlive = useIsAlive();
  return (
    isAlive && (
      <Suspense>
        <Toaster label={t('shell.notifications')} closeLabel={t('shell.close')} />
      </Suspense>
    )
  );
}
