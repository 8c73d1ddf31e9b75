import type { ComponentProps } from 'react';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { EnrolFirst } from './enrol-first.tsx';

/** A section that did not come: why, and what to do about it. */
export function SectionFailed({ title, query }: Pick<ComponentProps<typeof LoadFailed>, 'title' | 'query'>) {
  if (errorCodeOf(query.error) === 'second_factor_required') return <EnrolFirst />;
  return <LoadFailed title={title} query={query} />;
}
