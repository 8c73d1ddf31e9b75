import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { formatCalendarDay, formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { openQuestion } from './consent-question.ts';
import { TakeBack } from './take-back.tsx';
import { useHealthConsent } from './use-health-consent.ts';

type Props = {
  owner: string;
  /** She wants what was recorded deleted: what only this phone has goes too. */
  onDelete: () => void;
};

/** What she agreed to, in which version, and when; and the way back from what can be taken back. */
export function Consents({ owner, onDelete }: Props) {
  const t = useTexts();
  const { consents, status, isWaiting, hasFailed, refetch } = useHealthConsent(owner);

  if (isWaiting) return <SkeletonText />;
  if (hasFailed) return <LineFailed text={t('consent.listFailed')} query={{ refetch }} />;
  const hasHealth = consents.some(({ kind }) => kind === 'health-data');
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{t('consent.list')}</h3>
      <ul className="grid gap-2">
        {consents.map((consent) => (
          <li key={`${consent.kind} ${consent.version} ${consent.givenAt} ${consent.withdrawnAt}`}>
            <Consent consent={consent} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {hasHealth && status !== 'given' && (
          <Button variant="secondary" onClick={openQuestion}>
            {t('consent.read')}
          </Button>
        )}
        {(status === 'given' || (hasHealth && status === 'needed')) && <TakeBack onDelete={onDelete} />}
      </div>
    </div>
  );
}

function Consent({ consent: { kind, version, givenAt, asked, withdrawnAt, afterWithdrawal } }: ConsentLine) {
  const t = useTexts();
  const language = useLanguage();
  const isImplied = kind === 'health-data' && !asked;
  const told = { version: formatCalendarDay(version, language), day: formatDay(givenAt, language) };
  return (
    <>
      <p>{t(`consent.kind_${kind}`)}</p>
      <p className="text-ink-soft text-small">{t(isImplied ? 'consent.implied' : 'consent.given', told)}</p>
      {withdrawnAt && (
        <p className="text-ink-soft text-small">
          {t(afterWithdrawal === 'closed' ? 'consent.withdrawnClosed' : 'consent.withdrawnDeleted', {
            day: formatDay(withdrawnAt, language),
          })}
        </p>
      )}
    </>
  );
}

type ConsentLine = { consent: ConsentAnswer };
