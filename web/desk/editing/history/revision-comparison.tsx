import type { ArticleDraft, RevisionAnswer } from '#shared/editing/editing.schema.ts';
import { differingFields } from '#shared/editing/merge.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ComparedTexts } from '../compare/compared-texts.tsx';
import { useFieldWords } from '../compare/use-field-words.ts';

type Props = { revision: RevisionAnswer; current: ArticleDraft; onRestore: () => void };

export function RevisionComparison({ revision, current, onRestore }: Props) {
  const t = useTexts();
  const { nameOf, wordsOf } = useFieldWords();
  const fields = differingFields(current, revision.fields);
  if (fields.length === 0) return <p>{t('editing.sameAsNow')}</p>;
  return (
    <div className="grid grid-cols-1 gap-5">
      {fields.map((field) => (
        <section key={field} aria-label={t('editing.differences', { field: nameOf(field) })}>
          <h3 className="mb-2 font-bold">{nameOf(field)}</h3>
          <ComparedTexts
            before={{ title: t('editing.onlyThere'), text: wordsOf(revision.fields, field) }}
            after={{ title: t('editing.onlyHere'), text: wordsOf(current, field) }}
          />
        </section>
      ))}
      <Button size="large" onClick={onRestore}>
        {t('editing.restoreVersion')}
      </Button>
    </div>
  );
}
