import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { fetchRevision } from '../editing.api.ts';
import { LoadedOr } from '../loaded-or.tsx';
import { RevisionComparison } from './revision-comparison.tsx';
import { RevisionList } from './revision-list.tsx';

type Props = {
  id: string;
  open: boolean;
  onClose: () => void;
  current: ArticleDraft;
  onRestore: (fields: ArticleDraft) => void;
};

/** Every saved version: who, when, what was different, and the way back to it. */
export function HistorySheet({ id, open, onClose, current, onRestore }: Props) {
  const t = useTexts();
  const [version, setVersion] = useState<number>();
  const revision = useQuery({
    queryKey: ['admin-revision', id, version],
    queryFn: ({ signal }) => fetchRevision(id, version ?? 0, signal),
    enabled: open && version !== undefined,
    // A version never changes once it is saved.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Sheet open={open} onClose={onClose} title={t('editing.history')} closeLabel={t('shell.close')}>
      {version === undefined ? (
        <RevisionList id={id} onChoose={setVersion} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Button variant="quiet" className="justify-self-start" onClick={() => setVersion(undefined)}>
            {t('editing.backToHistory')}
          </Button>
          <LoadedOr query={revision} failed={t('editing.historyFailed')}>
            {(loaded) => (
              <RevisionComparison
                revision={loaded}
                current={current}
                onRestore={() => {
                  onRestore(loaded.fields);
                  setVersion(undefined);
                }}
              />
            )}
          </LoadedOr>
        </div>
      )}
    </Sheet>
  );
}
