import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useAccessSync } from '#web/features/access/use-access-sync.ts';
import { LanguageProvider, type LoadedLanguage } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import type { createAppRouter } from './router.tsx';

type Props = { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient; first: LoadedLanguage };

export function App({ router, queryClient, first }: Props) {
  const { history } = router;
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname);
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

function AccessSync() {
  useAccessSync();
  return null;
}

function Toasts() {
  const t = useTexts();
  return <Toaster label={t('shell.notifications')} closeLabel={t('shell.close')} />;
}
