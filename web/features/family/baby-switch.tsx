import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { babiesHere } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { closedSection, type QuietSection } from '#shared/quiet/quiet-places.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { forgetTimersOf } from '#web/features/timer/timer-presence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { namesOf } from './baby-names.ts';
import { chooseBaby } from './choose-baby.ts';
import { useFamily } from './use-family.ts';

/** Where what is shown is of one baby: what would close if there were none to speak of. */
const sections: readonly (QuietSection | undefined)[] = ['week', 'diary', 'nursing', 'sleep', 'foods'];
const isOfOneBaby = (path: string) => path === paths.home || sections.includes(closedSection(path));

/** Whom this device shows, of several. With one baby it is not there; while something changed nothing of it is fetched. */
export default function BabySwitch() {
  const owner = useOwner();
  const isQuiet = useQuiet() !== null;
  return owner === null || isQuiet ? null : <Babies owner={owner} />;
}

function Babies({ owner }: { owner: string }) {
  const t = useTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { families, baby: shown } = useFamily(owner);
  const babies = families.flatMap(babiesHere);
  useTimersOfOthersForgotten(owner, families);
  if (babies.length < 2 || !isOfOneBaby(path)) return null;
  const names = namesOf(babies, t);
  return (
    <div className="mx-auto w-full max-w-[45rem] px-4 pt-2 wide:px-6 desk:max-w-[70rem]">
      <Chips
        label={t('babies.switchLabel')}
        chips={babies.map(({ id }) => ({ id, label: names.get(id) ?? '' }))}
        selected={shown?.id}
        className="wide:justify-center"
        onSelect={(id) =>
          chooseBaby(
            owner,
            babies.find((baby) => baby.id === id),
          )
        }
      />
    </div>
  );
}

/** Lost, put away or deleted, on whichever phone that was said: nothing on this one goes on about that baby. */
function useTimersOfOthersForgotten(owner: string, families: readonly FamilyAnswer[]): void {
  useEffect(() => {
    forgetTimersOf(owner, ({ familyId, babyId }) => {
      const family = families.find(({ id }) => id === familyId);
      return family !== undefined && !babiesHere(family).some(({ id }) => id === babyId);
    });
  }, [owner, families]);
}
