import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { AccessUnreachable } from '#web/features/access/access-unreachable.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { OfflineNotice } from '#web/parts/offline-notice.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { Sections } from './sections.tsx';
import { StaffOnly } from './staff-only.tsx';

const SecondFactorStep = lazy(() => import('#web/features/access/second-factor/second-factor-step.tsx'));

/** The server guards every call of this page; what shows here follows the same answer. */
export default function AdminScreen() {
  const t = useTexts();
  const viewer = useViewer();
  if (viewer.data === undefined) {
    if (!viewer.isError) return <AccessLoading />;
    return <AccessUnreachable onRetry={() => viewer.refetch()} isRetrying={viewer.isFetching} />;
  }
  if (viewer.data?.needsSecondFactor)
    return (
      <Suspense fallback={<AccessLoading />}>
        <SecondFactorStep />
      </Suspense>
    );
  return (
    <div className="mx-auto w-full max-w-[90rem] px-4 py-4 wide:px-6">
      <DocumentTitle title={t('admin.title')} />
      <header>
        <Link to={paths.home} activeOptions={{ exact: true }} className={wayBackClass}>
          <WayBackWords>{t('admin.back')}</WayBackWords>
        </Link>
      </header>
      <OfflineNotice />
      <main className="mt-2">
        {viewer.data?.isStaff ? (
          <>
            <h1 className="font-extrabold text-title">{t('admin.title')}</h1>
            <p className="mb-4 text-ink-soft">{t('admin.subtitle')}</p>
            <Sections viewer={viewer.data} />
          </>
        ) : (
          <StaffOnly viewer={viewer.data} />
        )}
      </main>
    </div>
  );
}
