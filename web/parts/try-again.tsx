import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** As much of a query as saying that nothing came, and another try, need. */
export type FailedQuery = { error?: unknown; isFetching?: boolean; refetch: () => unknown };

type Props = { query: FailedQuery; variant?: 'primary' | 'secondary' };

export function TryAgain({ query, variant = 'secondary' }: Props) {
  const t = useTexts();
  return (
    <Button variant={variant} busy={query.isFetching} onClick={() => query.refetch()}>
      {t('shell.tryAgain')}
    </Button>
  );
}
