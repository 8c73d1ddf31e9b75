import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { refusalWords } from './refusal-words.ts';
import {
  changePhoto,
  dropPhoto,
  localAddress,
  useWaitingPhotos,
  type WaitingPhoto,
} from './waiting-photos.ts';

type Props = {
  familyId: string | null;
  /** It is gone from the phone: its record shows none any more. */
  onDiscarded: (photo: WaitingPhoto) => void;
};

/** Photos that the server would not take: why, and what can be done. Nothing where there are none. */
export function RefusedPhotos({ familyId, onDiscarded }: Props) {
  const t = useTexts();
  const refused = useWaitingPhotos().filter((one) => one.state === 'refused' && one.familyId === familyId);
  if (refused.length === 0) return null;
  return (
    <SectionCard title={t('photo.refusedTitle')}>
      <ul className="grid grid-cols-1 gap-3">
        {refused.map((photo) => (
          <li key={photo.id} className="grid grid-cols-[auto_1fr] gap-3">
            <img src={localAddress(photo.id)} alt="" className="size-16 rounded-control object-cover" />
            <div className="grid grid-cols-1 gap-2">
              <p className="text-small">{refusalWords(photo.reason, t)}</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  onClick={() => void changePhoto(photo.id, { state: 'waiting', reason: null })}
                >
                  {t('photo.tryAgain')}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    void dropPhoto(photo.id);
                    onDiscarded(photo);
                  }}
                >
                  {t('photo.discard')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
