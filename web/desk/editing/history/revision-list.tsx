import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchRevisions } from '../editing.api.ts';
import { LoadedOr } from '../loaded-or.tsx';

export function RevisionList({ id, onChoose }: { id: string; onChoose: (version: number) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const revisions = useQuery({
    queryKey: ['admin-revisions', id],
    queryFn: ({ signal }) => fetchRevisions(id, signal),
    staleTime: 0,
  });
  return (
    <LoadedOr query={revisions} failed={t('editing.historyFailed')}>
      {({ revisions: all }) =>
        all.length === 0 ? (
          <p className="py-6 text-center text-ink-soft">{t('editing.historyEmpty')}</p>
        ) : (
          <ol className="grid grid-cols-1 divide-y divide-line">
            {all.map(({ version, savedAt, savedBy, state }) => (
              <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <div className="min-w-0">
                  <p className="flex items-center gap-2 font-bold">
                    {t('editing.version', { version })}
                    <Badge tone={state === 'published' ? 'sage' : 'quiet'}>
                      {t(`editing.state_${state}`)}
                    </Badge>
                  </p>
                  <p className="wrap-anywhere text-ink-soft text-small">
                    {savedBy
                      ? t('editing.savedBy', { time: formatMoment(savedAt, language), email: savedBy })
                      : formatMoment(savedAt, language)}
                  </p>
                </div>
                <Button variant="secondary" onClick={() => onChoose(version)}>
                  {t('editing.compare')}
                  <span className="sr-only">: {t('editing.version', { version })}</span>
                </Button>
              </li>
            ))}
          </ol>
        )
      }
    </LoadedOr>
  );
}
