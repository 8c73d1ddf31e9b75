import { useNavigate } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import { sideOf } from '#shared/nursing/timer.rules.ts';
import { startOf, type Timer } from '#shared/timer/timer.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import '../../diary-beginning.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { offlineCopy } from '../../offline-copy.ts';
import type { ChoicesProps, TimerLate } from '../../timer-parts.ts';
import { SideChoice } from './side-choice.tsx';

/** A bottle of the same sitting, where the family gives any: asked once, quietly. */
function useBottleOffer({ owner, familyId }: DiaryPlace) {
  const t = useTexts();
  const navigate = useNavigate();
  return ({ id }: Timer<Breast>): void => {
    const givesBottles = offlineCopy(familyId)
      .read(owner)
      ?.records.some(({ kind }) => kind === 'bottle');
    if (!givesBottles) return;
    const open = () => void navigate({ to: paths.diary, state: { diaryBeginning: { bottleWith: id } } });
    toastWithAction(t('nursing.withBottle'), { label: t('nursing.addBottle'), onAct: open });
  };
}

/** What the timer of feeds asks later. */
export const late: TimerLate<Breast, NursingSide> = {
  Choices: FeedChoices,
  usualMinutes: [15, 30],
  guessMinutes: 20,
  useOffer: useBottleOffer,
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
