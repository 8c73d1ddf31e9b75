import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Photo } from './photo.tsx';
import { redrawPhoto } from './redraw-photo.ts';
import { addPhoto, dropPhoto, mostWaiting, waitingPhotos } from './waiting-photos.ts';

type Props = {
  place: { owner: string | null; familyId: string | null };
  /** The record that will show it. */
  recordId: string;
  photo: string | null;
  alt: string;
  onChange: (photo: string | null) => void;
};

/** One photo beside a record. It shows at once, and leaves the phone once the record is saved. */
export function PhotoField({ place: { owner, familyId }, recordId, photo, alt, onChange }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'unreadable' | 'tooManyHere'>();
  if (owner === null || familyId === null) return null;

  /** One that was chosen in this form and never saved is nobody's. */
  function letGo(): void {
    if (waitingPhotos().some(({ id, state }) => id === photo && state === 'picked'))
      void dropPhoto(photo ?? '');
  }
  async function pick(file: Blob, whose: { owner: string; familyId: string }): Promise<void> {
    if (waitingPhotos().length >= mostWaiting) return setProblem('tooManyHere');
    setBusy(true);
    setProblem(undefined);
    try {
      const drawn = await redrawPhoto(file);
      const id = crypto.randomUUID();
      const bytes = await drawn.arrayBuffer();
      const told = { state: 'picked', reason: null, pickedAt: Date.now() } as const;
      await addPhoto({ id, ...whose, recordId, ...told, type: drawn.type, bytes });
      letGo();
      onChange(id);
    } catch {
      setProblem('unreadable');
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2 font-bold">{t('photo.field')}</legend>
      {photo && <Photo id={photo} alt={alt} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('photo.choose')}
        aria-describedby={errorId}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void pick(file, { owner, familyId });
          // The same one may be chosen again.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={isBusy}
          icon={<ImagePlus size={20} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t(photo ? 'photo.change' : 'photo.choose')}
        </Button>
        {photo && (
          <Button
            variant="quiet"
            onClick={() => {
              letGo();
              onChange(null);
            }}
          >
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-small">{t('photo.hint')}</p>
      <p id={errorId} role="alert" className="text-danger text-small empty:hidden">
        {problem && t(`photo.${problem}`)}
      </p>
    </fieldset>
  );
}
