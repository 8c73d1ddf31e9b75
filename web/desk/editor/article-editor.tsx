import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { ArticleForm } from '#web/desk/editing/article-form.ts';
import { ConflictView } from '#web/desk/editing/conflict/conflict-view.tsx';
import { HistorySheet } from '#web/desk/editing/history/history-sheet.tsx';
import { LeaveGuard } from '#web/desk/editing/notices/leave-guard.tsx';
import type { OpenedArticle } from '#web/desk/editing/opened-article.ts';
import type { FormProblems } from '#web/desk/editing/problems-in.ts';
import { type Editor, useEditor } from '#web/desk/editing/use-editor.ts';
import { useSaveArticle } from '#web/desk/editing/use-save-article.ts';
import { useToldProblems } from '#web/desk/forms/use-told-problems.ts';
import { useUploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorFields } from './editor-fields.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { EditorPreview, usePreview } from './editor-preview.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

type Props = { opened: OpenedArticle; writerId: string; isSignedIn: boolean };

export function ArticleEditor({ opened, writerId, isSignedIn }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const editor = useEditor(opened, writerId);
  const form = useRef<HTMLFormElement>(null);
  const { problems, tell, forgive } = useToldProblems<FormProblems>(form, {});
  const [isConflict, setConflict] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const preview = usePreview();
  const { uploads } = useUploadScope();
  const { save, isSaving, isWaiting } = useSaveArticle(editor, {
    onSaved: () => navigate({ to: paths.admin }),
    // The choices stand in the form's place: a file that was begun meanwhile arrives first.
    onConflict: () => uploads.settled().then(() => setConflict(true)),
    onProblems: (found) => {
      if (tell(found)) setConflict(false);
    },
  });
  useEditorKeys({ onSave: save, onEscape: preview.isOpen ? preview.close : undefined });
  useSignedOutNotice(editor, isSignedIn);

  function restore(fields: ArticleDraft): void {
    const before = editor.now().form;
    editor.change(fields);
    setHistoryOpen(false);
    toast({
      title: t('editing.versionRestored'),
      description: t('editing.versionRestoredText'),
      action: { label: t('editing.undo'), onAct: () => editor.put(before) },
    });
  }

  function resolve(resolved: { form: ArticleForm; version: number }): void {
    editor.put(resolved.form, resolved.version);
    save();
  }

  return (
    <div className={preview.isBeside ? 'desk:grid desk:grid-cols-2 desk:gap-8' : 'mx-auto max-w-[48rem]'}>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <EditorNotices opened={opened} editor={editor} />
        {isConflict ? (
          <ConflictView
            editor={editor}
            isSaving={isSaving}
            onBack={() => setConflict(false)}
            onResolve={resolve}
          />
        ) : (
          <form
            ref={form}
            noValidate
            aria-label={t('editing.form')}
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
            className="grid grid-cols-1 gap-8"
          >
            <EditorFields
              opened={opened}
              editor={editor}
              problems={problems}
              onPatch={(patch) => forgive(Object.keys(patch))}
            />
            <EditorBar
              editor={editor}
              isSaving={isSaving}
              isWaiting={isWaiting}
              isSignedIn={isSignedIn}
              onPreview={preview.toggle}
              isPreviewOpen={preview.isOpen}
              onHistory={() => setHistoryOpen(true)}
            />
          </form>
        )}
      </div>
      <EditorPreview preview={preview} form={editor.form} answer={opened.answer} />
      <HistorySheet
        id={editor.id}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        current={editor.form.fields}
        onRestore={restore}
      />
      <LeaveGuard autosave={editor.autosave} />
    </div>
  );
}

/** What autosave learns about the session the page learns too; once she is in again, autosave goes on. */
function useSignedOutNotice({ autosave, keeping }: Editor, isSignedIn: boolean): void {
  const client = useQueryClient();
  const isRefused = keeping.state === 'signed-out';
  useEffect(() => {
    if (isRefused) client.invalidateQueries({ queryKey: viewerQuery.queryKey });
  }, [isRefused, client]);
  useEffect(() => {
    if (isSignedIn) autosave.resume();
  }, [isSignedIn, autosave]);
}
