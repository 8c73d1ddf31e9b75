import { useState } from 'react';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import {
  differingFields,
  merged,
  type Side,
  type Sides,
  suggestedSides,
} from '#shared/editing/merge.rules.ts';
import { isSameValue } from '#shared/editing/same-value.rules.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { type ArticleForm, formOfSaved, publicationOf } from '../article-form.ts';
import { useFieldWords } from '../compare/use-field-words.ts';
import type { Editor } from '../use-editor.ts';
import { ConflictRow } from './conflict-row.tsx';
import type { Resolution } from './conflict-view.tsx';

type Props = {
  editor: Editor;
  answer: EditingArticleAnswer;
  saved: NonNullable<EditingArticleAnswer['saved']>;
  isSaving: boolean;
  onResolve: (resolution: Resolution) => void;
};

export function ConflictChoices({ editor, answer, saved, isSaving, onResolve }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { nameOf, wordsOf, publicationWords } = useFieldWords();
  const mine = editor.form;
  const theirs = formOfSaved(answer, mine.fields.language);
  const [sides, setSides] = useState(() => suggestedSides(editor.base.before, mine.fields, theirs.fields));
  const [whenSide, setWhenSide] = useState<Side>(() =>
    isSamePublication(mine, editor.base.saved) ? 'theirs' : 'mine',
  );
  const time = formatMoment(saved.savedAt, language);
  const fields = differingFields(mine.fields, theirs.fields);

  function chooseAll(side: Side): void {
    setSides(Object.fromEntries(fields.map((field) => [field, side])) as Sides);
    setWhenSide(side);
  }

  function resolve(): void {
    const { publishNow, scheduledFor } = whenSide === 'mine' ? mine : theirs;
    const pairWith = mine.pairWith === editor.base.saved.pairWith ? theirs.pairWith : mine.pairWith;
    const form = { fields: merged(mine.fields, theirs.fields, sides), publishNow, scheduledFor, pairWith };
    onResolve({ form, version: answer.version });
  }

  return (
    <>
      <div role="alert" className="rounded-card bg-blush p-4">
        <h2 className="font-bold text-heading">{t('editing.conflict')}</h2>
        <p className="mt-1">
          {saved.savedBy
            ? t('editing.conflictText', { email: saved.savedBy, time })
            : t('editing.conflictTextNobody', { time })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => chooseAll('mine')}>
          {t('editing.allMine')}
        </Button>
        <Button variant="secondary" onClick={() => chooseAll('theirs')}>
          {t('editing.allTheirs')}
        </Button>
      </div>
      {fields.map((field) => (
        <ConflictRow
          key={field}
          field={field}
          name={nameOf(field)}
          theirs={wordsOf(theirs.fields, field)}
          mine={wordsOf(mine.fields, field)}
          side={sides[field] ?? 'mine'}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      {!isSamePublication(mine, theirs) && (
        <ConflictRow
          field="publication"
          name={nameOf('publication')}
          theirs={publicationWords(publicationOf(theirs))}
          mine={publicationWords(publicationOf(mine))}
          side={whenSide}
          onChoose={setWhenSide}
        />
      )}
      <Button size="large" busy={isSaving} onClick={resolve}>
        {t('editing.saveChoice')}
      </Button>
    </>
  );
}

function isSamePublication(one: ArticleForm, other: ArticleForm): boolean {
  return isSameValue(publicationOf(one), publicationOf(other));
}
