import * as v from 'valibot';
import { milkPlaces } from '#shared/diary/kinds/milk.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { OptionalChoice } from '../choice.tsx';
import { NumberField } from '../number-field.tsx';
import { typedNumber } from '../typed-number.ts';

export const pumpingDraft = v.strictObject({
  left: v.string(),
  right: v.string(),
  together: v.string(),
  /** Where it is kept from now on; null where it is not. */
  keepIn: v.nullable(v.picklist(milkPlaces)),
});
export type PumpingDraft = v.InferOutput<typeof pumpingDraft>;

export const nothingPumped: PumpingDraft = { left: '', right: '', together: '', keepIn: null };

export const amountsOf = ({ left, right, together }: PumpingDraft) => ({
  leftMl: typedNumber(left),
  rightMl: typedNumber(right),
  ml: typedNumber(together),
});

type Props = {
  own: PumpingDraft;
  set: (change: Partial<PumpingDraft>) => void;
  errorAt: (field: string) => string | undefined;
  /** Whether it may go to the stock: what was kept once is not kept again. */
  mayKeep: boolean;
};

/** How much it was, each side or together; and where it is kept, once there is some. */
export function PumpingAmounts({ own, set, errorAt, mayKeep }: Props) {
  const t = useTexts();
  const isSome = Object.values(amountsOf(own)).some((ml) => (ml ?? 0) > 0);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t('pumping.left')}
          value={own.left}
          error={errorAt('leftMl')}
          onType={(left) => set({ left })}
        />
        <NumberField
          label={t('pumping.right')}
          value={own.right}
          error={errorAt('rightMl')}
          onType={(right) => set({ right })}
        />
      </div>
      <NumberField
        label={t('pumping.together')}
        hint={t('pumping.togetherHint')}
        value={own.together}
        error={errorAt('ml')}
        onType={(together) => set({ together })}
      />
      {mayKeep && isSome && (
        <OptionalChoice
          legend={t('milk.keep')}
          columns={3}
          options={milkPlaces.map((value) => ({ value, label: t(`milk.place_${value}`) }))}
          value={own.keepIn}
          onChange={(keepIn) => set({ keepIn })}
        />
      )}
    </>
  );
}
