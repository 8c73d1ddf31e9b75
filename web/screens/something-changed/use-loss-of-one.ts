import { useState } from 'react';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { namesOf } from '#web/features/family/baby-names.ts';
import { chooseBaby } from '#web/features/family/choose-baby.ts';
import { setBabyState } from '#web/features/family/family.outbox.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';

const states = { 'baby-died': 'died', 'pregnancy-ended': 'ended' } as const;

/** Of several babies a loss is said of one, and the others go on; a pause, and what she does not say, are her own. */
export function useLossOfOne(owner: string | null, reason: Quiet | undefined) {
  const t = useTexts();
  const { family, babies, baby: shown } = useFamily(owner);
  const [whose, setWhose] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const state = reason === 'baby-died' || reason === 'pregnancy-ended' ? states[reason] : undefined;
  // Who is expected has not died, and a birth is not an end: only those are asked about whom it can be.
  const meant = babies.filter(({ arrival }) => arrival !== (state === 'died' ? 'expected' : 'born'));
  const asked = meant.length > 0 ? meant : babies;
  const names = namesOf(babies, t);

  function say(): boolean {
    const lost = asked.find(({ id }) => id === whose);
    setMissing(!lost);
    if (!lost || !family || !state || owner === null) return false;
    void setBabyState(family.id, lost.id, state);
    if (lost.id === shown?.id) chooseBaby(owner, nextAfter(lost, babies));
    toastWithAction(t('quiet.saidOfOne'), {
      label: t('quiet.undo'),
      onAct: () => void setBabyState(family.id, lost.id, 'here'),
    });
    return true;
  }

  return {
    isAsked: state !== undefined && babies.length > 1,
    options: asked.map(({ id }) => ({ value: id, label: names.get(id) ?? '' })),
    whose,
    setWhose: (id: string) => {
      setWhose(id);
      setMissing(false);
    },
    isMissing,
    say,
  };
}

const nextAfter = (lost: BabyAnswer, babies: readonly BabyAnswer[]) =>
  babies.find(({ id }) => id !== lost.id);
