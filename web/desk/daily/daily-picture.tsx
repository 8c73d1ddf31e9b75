import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { MediaField } from '#web/desk/uploads/media-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { label: string; value: string | null; onChange: (url: string | null) => void };

/** Of a day's picture only the address is kept: it is shown as it is, or sent anew. */
export function DailyPicture({ label, value, onChange }: Props) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);

  function remove(): void {
    onChange(null);
    // The button that was pressed leaves with the picture.
    place.current?.focus();
    toast({
      title: t('dailyStaff.pictureRemoved'),
      action: { label: t('admin.undo'), onAct: () => onChange(value) },
    });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {value === null ? (
        <MediaField
          kind="image"
          label={label}
          value={null}
          onChange={(picture) => onChange(picture?.url ?? null)}
        />
      ) : (
        <fieldset className="grid min-w-0 justify-items-start gap-2">
          <legend className="mb-1.5 font-bold">{label}</legend>
          <img
            src={value}
            alt={t('uploads.preview')}
            className="max-h-72 w-full max-w-md rounded-control bg-blush object-contain"
          />
          <Button variant="quiet" icon={<Trash2 size={20} aria-hidden />} onClick={remove}>
            {t('dailyStaff.removePicture')}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
