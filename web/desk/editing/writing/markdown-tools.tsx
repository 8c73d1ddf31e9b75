import { Bold, Heading2, Italic, Link, List, Quote } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type MarkdownFormat, markdownFormats } from './markdown-edit.ts';
import { shortcuts } from './shortcuts.ts';

const icons = { heading: Heading2, bold: Bold, italic: Italic, list: List, quote: Quote, link: Link };

type Props = { controls: string; onFormat: (format: MarkdownFormat) => void };

export function MarkdownTools({ controls, onFormat }: Props) {
  const t = useTexts();
  return (
    <div
      role="toolbar"
      aria-label={t('editing.tools')}
      aria-controls={controls}
      className="sticky top-0 z-10 flex flex-wrap gap-0.5 rounded-t-control border border-control-line border-b-0 bg-card px-1"
    >
      {markdownFormats.map((format) => {
        const Icon = icons[format];
        return (
          <IconButton
            key={format}
            label={t(`editing.${format}`)}
            title={`${t(`editing.${format}`)} (${shortcuts[format].label})`}
            aria-keyshortcuts={shortcuts[format].keys}
            // The selection in the text must still be there when the press has ended.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        );
      })}
    </div>
  );
}
