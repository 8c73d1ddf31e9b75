import type { SheetLink } from '#shared/consultation/sheet.schema.ts';
import { formatMoment, formatNearDate } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  links: SheetLink[];
  /** The one that is being closed. */
  closing: string | undefined;
  onClose: (id: string) => void;
};

/** Every open link, whether somebody opened it, and the way to close it at once. */
export function LinkList({ links, closing, onClose }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const day = (date: string) => formatNearDate(date, language, { day: 'numeric', month: 'short' });
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{t('consultation.links')}</h3>
      <ul className="grid gap-2">
        {links.map(({ id, first, last, expiresAt, opened, lastOpenedAt }) => {
          const days = { first: day(first), last: day(last) };
          return (
            <li key={id} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
              <div className="min-w-0 flex-1">
                <p className="font-bold">{t('consultation.linkOf', days)}</p>
                <p className="text-small text-ink-soft">
                  {t('consultation.linkUntil', { moment: formatMoment(expiresAt, language) })}
                </p>
                <p className="text-small">
                  {lastOpenedAt === null
                    ? t('consultation.neverOpened')
                    : t('consultation.opened', { n: opened, moment: formatMoment(lastOpenedAt, language) })}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-label={t('consultation.closeThis', days)}
                busy={closing === id}
                onClick={() => onClose(id)}
              >
                {t('consultation.close')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
