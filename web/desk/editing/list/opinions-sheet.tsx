import { useState } from 'react';
import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Opinions } from './opinions.tsx';

type Props = { article: EditingRowAnswer | undefined; onClose: () => void };

export function OpinionsSheet({ article, onClose }: Props) {
  const t = useTexts();
  // While the sheet goes down it still says what it said.
  const [shown, setShown] = useState(article);
  if (article && article !== shown) setShown(article);
  return (
    <Sheet
      open={article !== undefined}
      onClose={onClose}
      title={t('admin.opinionsTitle')}
      closeLabel={t('shell.close')}
    >
      {shown && <Opinions article={shown} />}
    </Sheet>
  );
}
