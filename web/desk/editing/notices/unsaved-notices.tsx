import { useState } from 'react';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenedArticle } from '../opened-article.ts';
import { useDiscard } from '../use-discard.ts';
import type { Editor } from '../use-editor.ts';
import { Notice } from './notice.tsx';

type Props = { opened: OpenedArticle; editor: Editor };

/** Says which text the form opened with when it is not the saved one, and offers the others. */
export function UnsavedNotices({ opened, editor }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const [isDone, setDone] = useState(false);
  const { discard, exchange } = useDiscard(opened, editor);
  if (isDone) return null;
  const { typedAt, other } = opened;
  const isNew = opened.answer.saved === null;
  const timeOf = (at: string) => ({ time: formatMoment(at, language) });
  return (
    <>
      {typedAt && (!isNew || opened.form.fields.title || opened.form.fields.content) && (
        <Notice
          title={isNew ? t('editing.unsavedNew') : t('editing.unsaved')}
          text={
            isNew ? t('editing.unsavedNewText', timeOf(typedAt)) : t('editing.unsavedText', timeOf(typedAt))
          }
        >
          {!isNew && (
            <Button
              variant="secondary"
              onClick={() => {
                setDone(true);
                discard(() => setDone(false));
              }}
            >
              {t('editing.discard')}
            </Button>
          )}
        </Notice>
      )}
      {other && (
        <Notice title={t('editing.other')} text={t('editing.otherText', timeOf(other.at))}>
          <Button
            variant="secondary"
            onClick={() => {
              setDone(true);
              exchange(other, () => setDone(false));
            }}
          >
            {t('editing.useOther')}
          </Button>
        </Notice>
      )}
    </>
  );
}
