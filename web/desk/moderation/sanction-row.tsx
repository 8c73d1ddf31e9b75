import { Link } from '@tanstack/react-router';
import type { SanctionAnswer } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { viewSegments } from './moderation-view.ts';
import { useUntil } from './use-until.ts';

type Props = { id: string; sanction: SanctionAnswer; onLift: () => void };

export function SanctionRow({ id, sanction, onLift }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const until = useUntil();
  const { kind, reason, name, anonymous, at, caseId } = sanction;
  const unnamed = t(caseId ? 'moderation.anonymousAuthor' : 'moderation.authorOfGoneText');
  const whom = anonymous ? unnamed : (name ?? t('moderation.namelessAuthor'));
  return (
    <li id={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-bold">{whom}</p>
        <p>
          {t(`moderation.sanctionKind_${kind}`)}, {until(sanction.until)}
        </p>
        <p>{reason}</p>
        <p className="text-ink-soft text-small">
          {t('moderation.since', { when: formatMoment(at, language) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {caseId && (
          <Link
            to="."
            search={(current) => ({ ...current, estado: viewSegments.decided, caso: caseId })}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('moderation.seeCase')}
          </Link>
        )}
        <Button variant="secondary" aria-label={t('moderation.liftOf', { whom })} onClick={onLift}>
          {t('moderation.lift')}
        </Button>
      </div>
    </li>
  );
}
