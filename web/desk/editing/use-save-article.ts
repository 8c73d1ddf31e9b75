import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { articleFieldsSchema } from '#shared/editing/editing.schema.ts';
import { useAfterUploads } from '#web/desk/uploads/use-after-uploads.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { formOfSaved, publicationOf, withoutEmptyLines } from './article-form.ts';
import { saveArticle } from './editing.api.ts';
import { type FormProblems, problemsIn, problemsOfRefusal } from './problems-in.ts';
import type { Editor } from './use-editor.ts';

type Outcome = {
  /** It is saved, and nothing was typed since. */
  onSaved: () => void;
  /** Somebody saved in the meantime. */
  onConflict: () => void;
  onProblems: (problems: FormProblems) => void;
};

/** Saves what is in the form and says what became of it. Until the server has it, every copy stays. */
export function useSaveArticle(editor: Editor, { onSaved, onConflict, onProblems }: Outcome) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const { afterUploads, isWaiting } = useAfterUploads();

  const mutation = useMutation({
    mutationFn: async ({ form, baseVersion }: ReturnType<Editor['now']>) => {
      // A draft that is still on its way must not arrive after the save.
      await editor.autosave.settle();
      return saveArticle(editor.id, {
        fields: v.parse(articleFieldsSchema, withoutEmptyLines(form.fields)),
        publication: publicationOf(form),
        baseVersion,
        ...(form.pairWith !== editor.base.saved.pairWith && { pairWith: form.pairWith }),
      });
    },
    onSuccess: async (answer, sent) => {
      const title = sent.baseVersion === 0 ? t('editing.created') : t('editing.updated');
      const { form } = editor.now();
      const saved = formOfSaved(answer, form.fields.language);
      editor.rebase({ version: answer.version, saved, before: saved.fields });
      client.invalidateQueries();
      if (form === sent.form) {
        await editor.forgetCopies();
        toast({ title, description: t('editing.savedText') });
        onSaved();
      } else {
        editor.put(form, answer.version);
        toast({ title, description: t('editing.savedTypingOn') });
      }
    },
    onError: (error) => {
      editor.autosave.resume();
      if (errorCodeOf(error) === 'conflict') return onConflict();
      onProblems(problemsOfRefusal(error));
      const message = sentenceFor(error);
      toast({
        title: t('editing.error'),
        description: t('editing.saveFailed', { message }),
        tone: 'destructive',
      });
    },
  });

  function save(): void {
    if (mutation.isPending || isWaiting) return;
    // What is missing she can write while a file is still on its way.
    if (isRight()) afterUploads(() => isRight() && mutation.mutate(editor.now()));
  }

  function isRight(): boolean {
    const problems = problemsIn(editor.now().form, editor.base.saved, new Date());
    onProblems(problems);
    const found = Object.values(problems);
    if (found.length > 0) complain(found.includes('required'));
    return found.length === 0;
  }

  function complain(isMissing: boolean): void {
    toast({
      title: isMissing ? t('editing.missing') : t('editing.wrong'),
      description: isMissing ? t('editing.missingText') : t('editing.wrongText'),
      tone: 'destructive',
    });
  }

  return { save, isSaving: mutation.isPending, isWaiting };
}
