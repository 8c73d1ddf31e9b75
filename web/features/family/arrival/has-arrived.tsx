import { type FormEvent, useState } from 'react';
import { useUnsaved } from '#web/features/profile/editing/unsaved.ts';
import { BabyDateField } from '#web/features/profile/fields/baby-date-field.tsx';
import { problemsIn, problemsOfRefusal } from '#web/features/profile/problems-in.ts';
import { draftOf, type ProfileProblems } from '#web/features/profile/profile-draft.ts';
import { today } from '#web/features/profile/today.ts';
import { type ProfileOwner, useProfile } from '#web/features/profile/use-profile.ts';
import { useSaveProfile } from '#web/features/profile/use-save-profile.ts';
import { withWeeksAtBirth } from '#web/features/profile/weeks-at-birth.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { useBornTogether } from './born-together.ts';

type Props = { viewer: ProfileOwner | null; onLater: () => void };

/** The due date has come. What she types stays, also when it cannot be saved and when she leaves meanwhile. */
export function HasArrived({ viewer, onLater }: Props) {
  const t = useTexts();
  const { profile } = useProfile(viewer);
  const save = useSaveProfile(viewer);
  const [typed, setTyped] = useUnsaved(`${viewer?.id ?? 'visitor'} arrival`);
  const [isTelling, setTelling] = useState(Boolean(typed.babyBirthDate));
  const [problems, setProblems] = useState<ProfileProblems>({});
  const date = typed.babyBirthDate ?? null;
  const together = useBornTogether(viewer?.id ?? null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const birth = { journeyType: 'com-bebe', babyBirthDate: date } as const;
    const found: ProfileProblems = date ? problemsIn(birth, today()) : { babyBirthDate: 'required' };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const told = withWeeksAtBirth(birth, profile ? draftOf(profile) : {}, today());
    save.mutate(told, {
      onSuccess: () => {
        setTyped({});
        together.tell({ birthDate: date, gestationWeeks: told.gestationWeeks ?? profile?.gestationWeeks });
      },
      onError: (error) => setProblems(problemsOfRefusal(error)),
    });
  }

  return (
    <SectionCard title={t('profile.arrived')} tone="blush">
      {isTelling ? (
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
          <BabyDateField
            journeyType="com-bebe"
            label={t('profile.arrivedDay')}
            value={typed}
            problems={problems}
            onChange={(patch) => {
              setTyped(patch);
              setProblems({});
            }}
          />
          {together.label && (
            <Checkbox label={together.label} checked={together.isTold} onChange={together.setTold} />
          )}
          <Button type="submit" size="large" wide busy={save.isPending}>
            {save.isPending ? t('profile.saving') : t('profile.arrivedSave')}
          </Button>
        </form>
      ) : (
        <>
          <p>{t('profile.arrivedText')}</p>
          <Button size="large" wide onClick={() => setTelling(true)}>
            {t('profile.arrivedYes')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onLater} className="justify-self-center">
        {t('profile.arrivedNotYet')}
      </Button>
    </SectionCard>
  );
}
