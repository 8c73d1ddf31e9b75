import type { ReactNode } from 'react';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { FormSection } from '#web/desk/forms/form-section.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  language: Language;
  pair: EditingArticleAnswer['pair'];
  pairWith: string | null;
  isSaved: boolean;
  problem: string | undefined;
  onOpen: (id: string) => void;
  onTranslate: () => void;
  onUnlink: () => void;
};

/** The same article in the other language: jump to it, begin it, or part from it. */
export function PairFields(props: Props) {
  const { language, pair, pairWith, isSaved, problem, onOpen, onTranslate, onUnlink } = props;
  const t = useTexts();
  return (
    <FormSection title={t('editing.pair')}>
      {pairWith ? (
        <Row text={t('editing.pairLinked')}>
          <Button variant="secondary" onClick={() => onOpen(pairWith)}>
            {pair ? t('editing.openPair', { title: pair.title }) : t('editing.openPairUntitled')}
          </Button>
          <Button variant="quiet" onClick={onUnlink}>
            {t('editing.unlink')}
          </Button>
        </Row>
      ) : (
        <Row text={isSaved ? t('editing.pairNone') : t('editing.saveFirst')}>
          <Button variant="secondary" disabled={!isSaved} onClick={onTranslate}>
            {language === 'pt' ? t('editing.createEnglish') : t('editing.createPortuguese')}
          </Button>
        </Row>
      )}
      {problem && <p className="text-danger text-small">{problem}</p>}
    </FormSection>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
