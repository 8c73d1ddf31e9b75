import { useState } from 'react';
import { Notice } from '#web/desk/editing/notices/notice.tsx';
import { RestoreButton } from '#web/desk/editing/notices/restore-button.tsx';
import { UnsavedNotices } from '#web/desk/editing/notices/unsaved-notices.tsx';
import type { OpenedArticle } from '#web/desk/editing/opened-article.ts';
import type { Editor } from '#web/desk/editing/use-editor.ts';
import { useOpenElsewhere } from '#web/desk/editing/use-open-elsewhere.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { opened: OpenedArticle; editor: Editor };

/** What the writer should know about this article before she writes on. */
export function EditorNotices({ opened, editor }: Props) {
  const t = useTexts();
  const isElsewhere = useOpenElsewhere(opened.id);
  const [isTrashed, setTrashed] = useState(opened.answer.saved?.state === 'trashed');
  return (
    <>
      {isElsewhere && <Notice title={t('editing.openElsewhere')} text={t('editing.openElsewhereText')} />}
      {isTrashed && (
        <Notice title={t('editing.trashed')} text={t('editing.trashedText')}>
          <RestoreButton id={opened.id} onRestored={() => setTrashed(false)} />
        </Notice>
      )}
      <UnsavedNotices opened={opened} editor={editor} />
    </>
  );
}
