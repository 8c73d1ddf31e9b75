import { useViewer } from '#web/features/access/use-viewer.ts';
import type { PhotoField } from '#web/features/specialists/staff/photo-field.ts';
import { SpecialistDesk } from '#web/features/specialists/staff/specialist-desk.tsx';
import { MediaField } from '#web/features/uploads/media-field.tsx';
import { UploadScope } from '#web/platform/uploads/upload-scope.tsx';
import { SectionFailed } from './section-failed.tsx';

const Photo: PhotoField = (props) => <MediaField kind="image" {...props} />;

export function SpecialistsSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return (
    <UploadScope>
      <SpecialistDesk staffId={viewer.id} Photo={Photo} Failed={SectionFailed} />
    </UploadScope>
  );
}
