import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { type Quiet, quietReasons } from '#shared/quiet/quiet.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { sayQuiet } from '#web/features/quiet/quiet.outbox.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { TakeBack } from '#web/features/quiet/take-back.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { LostOnes } from './lost-ones.tsx';
import { useLossOfOne } from './use-loss-of-one.ts';

/** Asks nothing it does not need: who answers nothing has not said, and that is an answer too. */
export default function SomethingChangedScreen() {
  const t = useTexts();
  const quiet = useQuiet();
  const owner = useOwner();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Quiet | undefined>(quiet ?? undefined);
  // While nothing speaks of a baby, nothing is fetched that does.
  const asked = quiet ? null : owner;
  const ofOne = useLossOfOne(asked, chosen);

  function say(): void {
    if (ofOne.isAsked) {
      if (!ofOne.say()) return;
    } else void sayQuiet(owner, chosen ?? 'unsaid');
    void navigate({ to: paths.home });
  }

  const options = quietReasons.map((value) => ({
    value,
    label: t(`quiet.reason_${value}`),
    hint: value === 'pause' ? t('quiet.reasonHint_pause') : undefined,
  }));
  return (
    <TitledPage title={t('quiet.title')} header={<WayBack to={paths.home}>{t('quiet.back')}</WayBack>}>
      <div className="-mt-4 grid grid-cols-1 gap-6">
        <p>{t(quiet ? 'quiet.isQuiet' : 'quiet.intro')}</p>
        <RadioCards
          legend={t('quiet.question')}
          name="quiet"
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        {ofOne.isAsked && (
          <RadioCards
            legend={t('quiet.whose')}
            name="whose"
            options={ofOne.options}
            value={ofOne.whose}
            onChange={ofOne.setWhose}
          />
        )}
        {ofOne.isMissing && (
          <p role="alert" className="-mt-3 font-bold">
            {t('quiet.whoseMissing')}
          </p>
        )}
        {!quiet && <p>{t(ofOne.isAsked ? 'quiet.whatHappensOfOne' : 'quiet.whatHappens')}</p>}
        <Button size="large" wide onClick={say}>
          {t(quiet ? 'quiet.change' : 'quiet.say')}
        </Button>
        {quiet && <TakeBack quiet={quiet} owner={owner} />}
        <LostOnes owner={asked} />
      </div>
    </TitledPage>
  );
}
