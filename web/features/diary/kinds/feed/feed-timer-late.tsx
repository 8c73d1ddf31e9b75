import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import { sideOf } from '#shared/nursing/timer.rules.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { ChoicesProps, TimerLate } from '../../timer-parts.ts';
import { SideChoice } from './side-choice.tsx';

/** What the timer of feeds asks later. */
export const late: TimerLate<Breast, NursingSide> = {
  Choices: FeedChoices,
  usualMinutes: [15, 30],
  guessMinutes: 20,
  tellOther(timer, say, speech) {
    const side = sideOf(timer);
    const time = speech.time(+startOf(timer));
    return side === 'both'
      ? say('elsewhereBoth', { time })
      : say('elsewhereText', { time, side: say(side).toLowerCase() });
  },
};

function FeedChoices({ timer, choice, choose }: ChoicesProps<Breast, NursingSide>) {
  const t = useTexts();
  return (
    <SideChoice
      legend={t('nursing.saveSide')}
      name="side"
      value={choice ?? sideOf(timer)}
      onChange={choose}
    />
  );
}
