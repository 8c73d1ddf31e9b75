import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';
import { type SectionId, sectionIds } from './section-texts.ts';

type Props = { saved: readonly string[]; onOpen: (id: SectionId) => void };

/** What she wanted to read again, one tap away. Nothing, until there is something. */
export function SavedSections({ saved, onOpen }: Props) {
  const t = useTexts();
  const known = saved.flatMap((part) => sectionIds.filter((id) => id === part));
  if (known.length === 0) return null;
  return (
    <Section title={t('understanding.saved')} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {known.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('understanding.savedOpen', { section: t(`understanding.${id}`) })}
              onClick={() => onOpen(id)}
              className="min-h-11 rounded-full border border-control-line bg-card px-4 font-bold text-small"
            >
              {t(`understanding.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
