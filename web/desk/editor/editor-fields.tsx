import { useNavigate } from '@tanstack/react-router';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { formOfTranslation } from '#web/desk/editing/article-form.ts';
import { writeDeviceCopy } from '#web/desk/editing/device-copy.ts';
import { AboutFields } from '#web/desk/editing/fields/about-fields.tsx';
import { MediaFields } from '#web/desk/editing/fields/media-fields.tsx';
import { PairFields } from '#web/desk/editing/fields/pair-fields.tsx';
import { PublicationFields } from '#web/desk/editing/fields/publication-fields.tsx';
import { TextFields } from '#web/desk/editing/fields/text-fields.tsx';
import { newArticleId } from '#web/desk/editing/new-articles.ts';
import type { OpenedArticle } from '#web/desk/editing/opened-article.ts';
import { SharedCard } from '#web/desk/editing/preview/shared-card.tsx';
import type { FormProblems } from '#web/desk/editing/problems-in.ts';
import type { Editor } from '#web/desk/editing/use-editor.ts';
import { useProblemSentence } from '#web/desk/editing/use-problem-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  opened: OpenedArticle;
  editor: Editor;
  problems: FormProblems;
  /** Told which fields were touched. */
  onPatch: (patch: object) => void;
};

/** Every field, in the order of writing. */
export function EditorFields({ opened, editor, problems, onPatch }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const problemOf = useProblemSentence(problems);
  const { form, base } = editor;
  const { fields, pairWith } = form;
  const change = (patch: Partial<ArticleDraft>) => {
    onPatch(patch);
    editor.change(patch);
  };
  const parts = { fields, onChange: change, problemOf };
  const open = (id: string) => navigate({ to: '/admin/artigo/$articleId', params: { articleId: id } });

  /** The new form finds on the device what was prepared for it, as if it had been typed there. */
  function translate(): void {
    const id = newArticleId();
    const translation = formOfTranslation(form, editor.id);
    const at = new Date().toISOString();
    writeDeviceCopy(editor.writerId, id, { form: translation, baseVersion: 0, at, isOnServer: false });
    open(id);
  }

  function unlink(): void {
    onPatch({ pairWith: null });
    editor.changeForm({ pairWith: null });
    toast({
      title: t('editing.unlinked'),
      description: t('editing.unlinkedText'),
      action: { label: t('editing.undo'), onAct: () => editor.changeForm({ pairWith }) },
    });
  }

  return (
    <>
      <TextFields {...parts} />
      <AboutFields {...parts} />
      <MediaFields {...parts} />
      <PairFields
        language={fields.language}
        pair={opened.answer.pair}
        pairWith={pairWith}
        isSaved={base.version > 0}
        problem={problemOf('pairWith')}
        onOpen={open}
        onTranslate={translate}
        onUnlink={unlink}
      />
      <PublicationFields
        form={form}
        wasPublished={base.saved.publishNow}
        problemOf={problemOf}
        onChange={(patch) => {
          onPatch(patch);
          editor.changeForm(patch);
        }}
      />
      <SharedCard fields={fields} />
    </>
  );
}
