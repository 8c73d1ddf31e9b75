import { useContext, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PhotosOf } from './photo-place.ts';
import { photoAddress } from './photos.api.ts';
import { localAddress, useWaitingPhotos } from './waiting-photos.ts';

type Props = { id: string; alt: string };

/** A photo of the family: from the phone while it waits there, small at first, and whole at a tap. */
export function Photo({ id, alt }: Props) {
  const t = useTexts();
  const place = useContext(PhotosOf);
  const waiting = useWaitingPhotos().find((one) => one.id === id);
  const [isWhole, setWhole] = useState(false);
  const [failed, setFailed] = useState<string>();
  const familyId = place?.familyId;
  if (!familyId) return null;
  const address = localAddress(id) ?? photoAddress({ id, familyId }, isWhole ? 'whole' : 'small');
  if (failed === address)
    return <span className="basis-full text-ink-soft text-small">{t('photo.notHere')}</span>;
  return (
    <span className="grid basis-full justify-items-start gap-1">
      <button
        type="button"
        aria-expanded={isWhole}
        aria-label={t(isWhole ? 'photo.smaller' : 'photo.larger', { what: alt })}
        onClick={() => setWhole(!isWhole)}
        className="overflow-hidden rounded-control"
      >
        <img
          src={address}
          alt={alt}
          loading="lazy"
          onError={() => setFailed(address)}
          className={classNames('max-w-full object-cover', isWhole ? 'max-h-[70vh]' : 'size-28')}
        />
      </button>
      {waiting && (
        <span className="text-ink-soft text-small">
          {t(waiting.state === 'refused' ? 'photo.refused' : 'photo.onPhone')}
        </span>
      )}
    </span>
  );
}
