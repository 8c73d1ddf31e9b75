import { useTexts } from '#web/texts/use-texts.ts';

type Props = {
  didYouMean: string | null | undefined;
  /** Nothing has all of her words. */
  isPartial: boolean;
  /** Words of hers that no text has. */
  unknown?: readonly string[] | undefined;
  /** What she meant, put into the box. */
  onMeant: (term: string) => void;
};

/** How her search was understood, where it was not as she typed it: what stands below is already of that. */
export function SearchNotes({ didYouMean, isPartial, unknown = [], onMeant }: Props) {
  const t = useTexts();
  if (!didYouMean && !isPartial && unknown.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1">
      {didYouMean && (
        <p>
          {t('search.didYouMean')}{' '}
          <button
            type="button"
            onClick={() => onMeant(didYouMean)}
            className="inline-flex min-h-11 items-center font-bold text-clay-ink underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {didYouMean}
          </button>
          ?
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {t('search.unknown', { n: unknown.length, words: unknown.map((word) => `“${word}”`).join(', ') })}
        </p>
      )}
      {isPartial && unknown.length === 0 && <p className="text-ink-soft">{t('search.partly')}</p>}
    </div>
  );
}
