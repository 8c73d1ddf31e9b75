import { type KeyboardEvent, useId, useRef } from 'react';
import { readingMinutes } from '#shared/library/library.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, Labelled } from '#web/ui/labelled.tsx';
import { applyEdit } from './apply-edit.ts';
import { type MarkdownFormat, markdownEdit } from './markdown-edit.ts';
import { MarkdownTools } from './markdown-tools.tsx';
import { formatOfKey } from './shortcuts.ts';
import { wordsIn } from './words-in.ts';

type Props = { value: string; onChange: (text: string) => void; error: string | undefined };

const fewestRows = 12;

/** The article itself, in Markdown. It grows with the text, so that the page is the only thing that scrolls. */
export function ContentField({ value, onChange, error }: Props) {
  const t = useTexts();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  function format(as: MarkdownFormat): void {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    applyEdit(area.current, markdownEdit(as, { text, start, end }, t('editing.linkWords')), onChange);
  }

  function press(event: KeyboardEvent): void {
    const wished = formatOfKey(event);
    if (!wished) return;
    event.preventDefault();
    format(wished);
  }

  const length = `${t('editing.words', { n: wordsIn(value) })} · ${t('editing.minutes', { n: readingMinutes(value) })}`;
  return (
    <Labelled
      id={id}
      label={t('editing.content')}
      hint={t('editing.contentHint')}
      error={error}
      counter={length}
    >
      {(wiring) => (
        <div className="grid grid-cols-1">
          <MarkdownTools controls={id} onFormat={format} />
          <textarea
            {...wiring}
            ref={area}
            required
            rows={Math.max(fewestRows, value.split('\n').length + 1)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            className={classNames(
              controlClass,
              'field-sizing-content min-h-72 resize-y rounded-t-none leading-7',
            )}
          />
        </div>
      )}
    </Labelled>
  );
}
