import type { PhotoField } from '#web/desk/specialists/photo-field.ts';
import { SpecialistDesk } from '#web/desk/specialists/specialist-desk.tsx';
import { MediaField } from '#web/desk/uploads/media-field.tsx';
import { UploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';

const Photo: PhotoField = (props) => <MediaField kind="image" {...props} />;

export function SpecialistsSection() {
  const { data: viewer } = useViewer();
  if (!viewer) return null;
  return (
    <UploadScope>
      <SpecialistDesk staffId={viewer.id} Photo={Photo} />
    </UploadScope>
  );
}
