import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay, formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { fetchConsents } from './account.api.ts';

/** What she agreed to, in which version, and when. */
export function Consents() {
  const t = useTexts();
  const language = useLanguage();
  const consents = useQuery({
    queryKey: ['consents'],
    queryFn: ({ signal }) => fetchConsents(signal),
  });

  if (consents.isPending) return <SkeletonText />;
  if (!consents.data) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{t('account.consentsFailed')}</p>
        <Button variant="secondary" busy={consents.isFetching} onClick={() => consents.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  }
  if (consents.data.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">{t('account.consents')}</h3>
      <ul className="grid gap-2">
        {consents.data.map(({ kind, version, givenAt }) => (
          <li key={`${kind} ${version}`}>
            <p>{t(`account.consent_${kind}`)}</p>
            <p className="text-ink-soft text-small">
              {t('account.consentGiven', {
                version: formatCalendarDay(version, language),
                day: formatDay(givenAt, language),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
