import { maxMilestoneLength } from '#shared/diary/kinds/milestone.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { bandsAround, firstTimes, isOurs, milestoneName } from '#shared/milestones/milestone.rules.ts';
import { type MilestoneKey, milestones } from '#shared/milestones/milestones.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';

const mostSuggestions = 6;

type Props = {
  /** The key of one of ours, or her own words. */
  value: string;
  guidanceMonths: number | null;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One of ours, with what often comes at this age at hand; or whatever she likes to call it. */
export function MilestoneField({ value, guidanceMonths, error, onChange }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const suggestions = isOurs(value)
    ? []
    : milestonesLike(value, { language, guidanceMonths }).slice(0, mostSuggestions);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={t('milestone.what')}
        hint={t('milestone.whatHint')}
        error={error}
        autoComplete="off"
        maxLength={maxMilestoneLength}
        value={milestoneName(value, language)}
        onChange={({ target }) => onChange(milestoneCalled(target.value, language))}
      />
      {suggestions.length > 0 && (
        <fieldset aria-label={t('milestone.suggestions')} className="flex min-w-0 flex-wrap gap-2">
          {suggestions.map((key) => (
            <button
              key={key}
              type="button"
              onClick={() => onChange(key)}
              className="min-h-11 rounded-card border border-control-line bg-card px-4 py-1 text-left font-bold hover:bg-blush"
            >
              {milestoneName(key, language)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const plain = (text: string) => withoutAccents(text.trim().replace(/\s+/g, ' '));

/** One of ours by the name she typed, however she wrote it; else her own words, as they are. */
function milestoneCalled(typed: string, language: Language): string {
  const term = plain(typed);
  return milestones.find(({ key }) => plain(milestoneName(key, language)) === term)?.key ?? typed;
}

type Asked = { language: Language; guidanceMonths: number | null };

/** What she may mean: first what often comes at this age, then first times; whatever holds what she typed. */
function milestonesLike(typed: string, { language, guidanceMonths }: Asked): MilestoneKey[] {
  const term = plain(typed);
  const around =
    guidanceMonths === null ? [] : bandsAround(guidanceMonths).flatMap((band) => band.milestones);
  const offered = term === '' ? [...around, ...firstTimes] : [...around, ...milestones];
  const keys = offered.map(({ key }) => key);
  return [...new Set(keys)].filter((key) => plain(milestoneName(key, language)).includes(term));
}
