import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import { MinutesField } from '#web/features/timer/minutes-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { minutesOf } from '../draft-moments.ts';
import type { FieldsProps } from '../kind-parts.ts';
import { LastSideChoice } from './last-side-choice.tsx';
import { SideChoice } from './side-choice.tsx';

export type FeedDraft = {
  side: NursingSide;
  /** Null until she writes there: then the minutes follow from times and side. */
  leftMinutes: string | null;
  rightMinutes: string | null;
  lastSide: Breast | null;
};

export default function FeedFields({ own, set, made, errorAt }: FieldsProps<'feed', FeedDraft>) {
  const t = useTexts();
  const tooLong = errorAt('durationSeconds');
  return (
    <>
      <SideChoice
        legend={t('nursing.saveSide')}
        name="feed-side"
        value={own.side}
        onChange={(side) => set({ side })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {own.side !== 'right' && (
          <MinutesField
            label={t('nursingLog.leftMinutes')}
            value={own.leftMinutes ?? minutesOf(made.details.leftSeconds)}
            error={tooLong}
            onType={(leftMinutes) => set({ leftMinutes })}
          />
        )}
        {own.side !== 'left' && (
          <MinutesField
            label={t('nursingLog.rightMinutes')}
            value={own.rightMinutes ?? minutesOf(made.details.rightSeconds)}
            error={own.side === 'right' ? tooLong : undefined}
            onType={(rightMinutes) => set({ rightMinutes })}
          />
        )}
      </div>
      {own.side === 'both' && (
        <LastSideChoice value={own.lastSide} onChange={(lastSide) => set({ lastSide })} />
      )}
    </>
  );
}
