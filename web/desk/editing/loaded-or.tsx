import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props<Answer> = {
  query: UseQueryResult<Answer>;
  /** What is said when it did not come. */
  failed: string;
  children: (answer: Answer) => ReactNode;
};

/** What was asked for, once it is here; until then its place, or why it is not. */
export function LoadedOr<Answer>({ query, failed, children }: Props<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className="h-48" />;
  return <LoadFailed picture={null} title={failed} query={query} />;
}
