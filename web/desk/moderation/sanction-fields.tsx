import { sanctionKinds } from '#shared/community/moderation.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import type { DecisionDraft } from './decision-draft.ts';

type Props = { draft: DecisionDraft; onChange: (part: Partial<DecisionDraft>) => void };

const none = 'none';
const forGood = 'for-good';
const durations = [1, 3, 7, 30, 90, 365];

/** What follows for its author, when anything does. */
export function SanctionFields({ draft, onChange }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <Select
        label={t('moderation.sanction')}
        options={[none, ...sanctionKinds].map((value) => ({
          value,
          label: t(`moderation.sanction_${value as 'none' | (typeof sanctionKinds)[number]}`),
        }))}
        value={draft.sanction ?? none}
        onChange={({ target }) =>
          onChange({ sanction: sanctionKinds.find((kind) => kind === target.value) ?? null })
        }
      />
      {draft.sanction && (
        <Select
          label={t('moderation.duration')}
          options={[
            ...durations.map((n) => ({ value: String(n), label: t('moderation.days', { n }) })),
            { value: forGood, label: t('moderation.forGood') },
          ]}
          value={draft.days === null ? forGood : String(draft.days)}
          onChange={({ target }) =>
            onChange({ days: target.value === forGood ? null : Number(target.value) })
          }
        />
      )}
    </div>
  );
}
