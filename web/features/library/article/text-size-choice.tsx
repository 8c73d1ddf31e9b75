import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { type TextSize, textSizes } from './text-size.ts';

const names = {
  regular: 'article.textRegular',
  large: 'article.textLarge',
  larger: 'article.textLarger',
} as const satisfies Record<TextSize, AppTextKey>;

const letters: Record<TextSize, string> = {
  regular: 'text-body',
  large: 'text-heading',
  larger: 'text-title',
};

export function TextSizeChoice({ size, onChoose }: { size: TextSize; onChoose: (size: TextSize) => void }) {
  const t = useTexts();
  return (
    <fieldset
      aria-label={t('article.textSize')}
      className="flex min-w-0 rounded-full border border-control-line"
    >
      {textSizes.map((option) => (
        <button
          key={option}
          type="button"
          aria-label={t(names[option])}
          aria-pressed={option === size}
          onClick={() => onChoose(option)}
          className={`grid size-11 place-items-center rounded-full leading-none text-ink-soft aria-pressed:bg-blush aria-pressed:font-bold aria-pressed:text-ink ${letters[option]}`}
        >
          <span aria-hidden>A</span>
        </button>
      ))}
    </fieldset>
  );
}
