import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** SAMU. One number for the whole country, and it costs nothing. */
const emergencyNumber = '192';

/** A sign that cannot wait: the call comes before any writing, so it comes into sight by itself. */
export function UrgentCard() {
  const t = useTexts();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A statement, not the answer: newer browsers answer with a promise, and React would call it on leaving.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={card}
      role="alert"
      className="grid grid-cols-1 gap-2 rounded-card border-2 border-danger bg-card p-4"
    >
      <p className="font-bold text-danger text-heading">{t('foodDiary.urgentTitle')}</p>
      <p>{t('foodDiary.urgentText')}</p>
      <a
        href={`tel:${emergencyNumber}`}
        className={buttonClass({ variant: 'danger', size: 'large', wide: true })}
      >
        <Phone size={20} aria-hidden />
        {t('foodDiary.urgentCall')}
      </a>
    </div>
  );
}

/** A sign that can be watched: what to look for, and whom to ask. */
export function WatchCard() {
  const t = useTexts();
  return (
    <div role="status" className="grid grid-cols-1 gap-1 rounded-card bg-blush p-4">
      <p className="font-bold">{t('foodDiary.watchTitle')}</p>
      <p>{t('foodDiary.watchText')}</p>
      <p className="text-small">{t('foodDiary.watchPause')}</p>
    </div>
  );
}
