import type { CommunityNeed } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const places = [1, 2, 3] as const;

type Props = {
  /** What she asked for; or, where cheering would wound her, nothing but company. */
  kind: CommunityNeed | 'gentle';
  isBusy: boolean;
  onSay: (phrase: string) => void;
};

/** Three warm answers to what she asked for. One tap says it, for a night with one hand free. */
export function SuggestedPhrases({ kind, isBusy, onSay }: Props) {
  const t = useTexts();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-ink-soft text-small">{t('community.phrases')}</legend>
      <div className="flex flex-wrap gap-2">
        {places.map((place) => {
          const phrase = t(`community.phrase_${kind}${place}`);
          return (
            <button
              key={place}
              type="button"
              disabled={isBusy}
              onClick={() => onSay(phrase)}
              className="min-h-11 rounded-control bg-topic-between-mothers px-4 py-2 text-left text-small transition-transform active:scale-[0.98] disabled:opacity-50"
            >
              {phrase}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
