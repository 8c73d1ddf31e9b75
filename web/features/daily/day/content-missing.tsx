import type { ComponentProps } from 'react';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

/** It is gone, or it did not come: why, and what can be done. */
export function ContentMissing({ query }: Pick<ComponentProps<typeof LoadFailed>, 'query'>) {
  const t = useTexts();
  if (errorCodeOf(query.error) === 'not_found')
    return <EmptyState picture={<EmptyLamp />} title={t('daily.gone')} text={t('daily.goneText')} />;
  const offline = { title: t('daily.offline'), text: t('daily.offlineText') };
  return <LoadFailed title={t('daily.loadFailed')} offline={offline} query={query} />;
}
