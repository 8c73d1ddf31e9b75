import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { quietTexts, quietTextsFor } from '#shared/quiet/quiet-places.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

type Props = {
  quiet: Quiet;
  /** The one that she is reading. */
  except?: string | undefined;
};

/** The texts nearest to what she said. Their names come with the app: they are there offline, before any answer. */
export function QuietTextList({ quiet, except }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const texts = quietTextsFor(quiet).filter((text) => quietTexts[text][language] !== except);
  if (texts.length === 0) return null;
  return (
    <Section title={t('quiet.toRead')}>
      <ul className="grid gap-3">
        {texts.map((text) => (
          <li key={text} className="rounded-card border border-line bg-card shadow-soft">
            <Link
              to="/app/post/$articleId"
              params={{ articleId: quietTexts[text][language] }}
              className="flex min-h-13 items-center gap-3 rounded-card px-4 py-3 hover:bg-blush"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-serif text-heading">{t(`quiet.text_${text}`)}</span>
                <span className="block text-ink-soft text-small">{t(`quiet.text_${text}Hint`)}</span>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
