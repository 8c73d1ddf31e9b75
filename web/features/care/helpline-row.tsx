import { MessageCircle, Phone } from 'lucide-react';
import type { Helpline } from '#shared/care/helplines.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { helpline: Helpline; isDiscreet?: boolean | undefined };

/** One number: what it is called, what it is for, and a tap that calls; by message too, for when somebody could overhear. */
export function HelplineRow({ helpline, isDiscreet = false }: Props) {
  const t = useTexts();
  const { id, number, tel, whatsapp } = helpline;
  return (
    <>
      <li>
        <a href={tel} className={rowClass}>
          <Phone size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="min-w-0">
            <span className="block font-bold">{t(`care.line_${id}`, { number })}</span>
            {!isDiscreet && <span className="block text-small">{t(`care.line_${id}Text`)}</span>}
          </span>
        </a>
      </li>
      {whatsapp && (
        <li>
          <a href={whatsapp.href} rel="noreferrer" className={rowClass}>
            <MessageCircle size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span className="min-w-0">
              <span className="block font-bold">{t('care.byWhatsapp', { number: whatsapp.number })}</span>
              {!isDiscreet && <span className="block text-small">{t('care.byWhatsappText')}</span>}
            </span>
          </a>
        </li>
      )}
    </>
  );
}

const rowClass =
  'flex h-full min-h-13 items-center gap-3 rounded-control border border-control-line bg-card px-4 py-2 text-ink hover:bg-blush';
