import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import * as v from 'valibot';
import { articleIdSchema } from '#shared/library/library.schema.ts';
import { StaffOnly } from '#web/desk/panel/staff-only.tsx';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { AccessUnreachable } from '#web/features/access/access-unreachable.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { NotFoundPage } from '#web/parts/not-found-page.tsx';
import { EditorPage } from './editor-page.tsx';

const SecondFactorStep = lazy(() => import('#web/features/access/second-factor/second-factor-step.tsx'));

/** The form of one article. Once it is open it stays, whatever becomes of the writer's sign-in session. */
export default function AdminEditorScreen() {
  const { articleId } = useParams({ from: '/admin/artigo/$articleId' });
  const viewer = useViewer();
  const [writerId, setWriterId] = useState<string>();
  const { data } = viewer;
  const isLet = data?.isStaff && !data.needsSecondFactor;
  if (isLet && data.id !== writerId) setWriterId(data.id);

  if (!v.is(articleIdSchema, { id: articleId })) return <NotFoundPage />;
  const isSomebodyElse = Boolean(data && data.id !== writerId);
  if (writerId && !isSomebodyElse) {
    const problem = data === null ? 'signed-out' : data?.needsSecondFactor ? 'second-factor' : undefined;
    return (
      <EditorPage key={`${writerId} ${articleId}`} id={articleId} writerId={writerId} problem={problem} />
    );
  }
  if (data === undefined) {
    if (!viewer.isError) return <AccessLoading />;
    return <AccessUnreachable onRetry={() => viewer.refetch()} isRetrying={viewer.isFetching} />;
  }
  if (data?.needsSecondFactor) {
    return (
      <Suspense fallback={<AccessLoading />}>
        <SecondFactorStep />
      </Suspense>
    );
  }
  return (
    <main className="px-4">
      <StaffOnly viewer={data} />
    </main>
  );
}
