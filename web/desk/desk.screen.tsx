import { useLocation, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { AccessLoading } from '#web/features/access/access-loading.tsx';

const Panel = lazy(() => import('./panel/admin.screen.tsx'));
const Editor = lazy(() => import('./editor/admin-editor.screen.tsx'));
const Preview = lazy(() => import('./preview/admin-preview.screen.tsx'));

/** Where staff work. The app knows this one door: mothers fetch nothing of what lies behind it. */
export default function DeskScreen() {
  const { articleId } = useParams({ strict: false });
  const isPreview = useLocation({ select: ({ pathname }) => pathname === paths.adminPreview });
  const Screen = articleId ? Editor : isPreview ? Preview : Panel;
  return (
    <Suspense fallback={<AccessLoading />}>
      <Screen />
    </Suspense>
  );
}
