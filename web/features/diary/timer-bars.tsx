import type { ComponentType } from 'react';
import type { DiaryPlace } from './diary-place.ts';

export type BarProps = {
  /** Whose timer the bar tells of. */
  place: DiaryPlace;
  /** The place of the baby that this device shows. */
  shown: DiaryPlace;
  /** Where there are several babies. */
  name?: string | undefined;
  /** Whether she is where the timer itself stands. */
  isHere: boolean;
  /** Turns to the baby on the way there. */
  onOpen?: (() => void) | undefined;
};

type Props = { shown: DiaryPlace; isHere: boolean; Bar: ComponentType<BarProps> };

/** One for each baby with whom something goes on, side by side. */
export function TimerBars({ shown, isHere, Bar }: Props) {
  const { babies, choose } = shown;
  if (!babies) return <Bar place={shown} shown={shown} isHere={isHere} />;
  return (
    <div className="flex">
      {babies.map(({ id, name }) => (
        <Bar
          key={id}
          place={{ ...shown, babyId: id }}
          shown={shown}
          name={name}
          isHere={isHere}
          onOpen={() => choose?.(id)}
        />
      ))}
    </div>
  );
}
