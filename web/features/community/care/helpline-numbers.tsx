import { Phone } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';

const numbers = ['188', '192', '180'] as const;

/** People to call now, each a tap away: emotional support, an emergency, violence against women. */
export function HelplineNumbers() {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2 wide:grid-cols-3">
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="flex min-h-13 items-center gap-3 rounded-control border border-control-line bg-card px-4 py-2 text-ink hover:bg-blush"
            >
              <Phone size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
              <span className="min-w-0">
                <span className="block font-bold">{t(`communityCare.call_${number}`)}</span>
                <span className="block text-small">{t(`communityCare.call_${number}Text`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small">{t('communityCare.helpElsewhere')}</p>
    </div>
  );
}
