import type { ComponentProps } from 'react';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** Nothing of the sessions came; without a network it says so. */
export function SessionsFailed(props: Pick<ComponentProps<typeof LoadFailed>, 'title' | 'query'>) {
  const t = useTexts();
  const offline = { title: t('specialists.offline'), text: t('specialists.offlineText') };
  return <LoadFailed {...props} offline={offline} />;
}
