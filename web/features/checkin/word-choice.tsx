type Props<Word extends string> = {
  legend: string;
  words: { value: Word; label: string }[];
  chosen: Word | null;
  onChoose: (word: Word) => void;
  /** What is wrong stands there. */
  errorId?: string | undefined;
};

/** One word out of a few, all in sight. */
export function WordChoice<Word extends string>({ legend, words, chosen, onChoose, errorId }: Props<Word>) {
  return (
    <fieldset aria-describedby={errorId} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {words.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className="min-h-11 rounded-full border border-control-line bg-card px-4 py-1 font-bold text-ink-soft aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-clay"
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
