import { useTexts } from '#web/texts/use-texts.ts';

const rules = ['kindness', 'judging', 'diagnosis', 'privacy', 'sales', 'milk'] as const;

/** What everyone who writes has agreed to, each in a line or two. */
export function RulesList({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useTexts();
  return (
    <ol className="grid gap-4">
      {rules.map((rule, index) => (
        <li key={rule} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-blush font-bold text-ink"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-0.5">
            <Heading className="font-bold">{t(`communityCare.rule_${rule}`)}</Heading>
            <p className="text-ink-soft">{t(`communityCare.rule_${rule}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
