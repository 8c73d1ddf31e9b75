import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { useUnsaved } from '../editing/unsaved.ts';
import { BabyDateField } from '../fields/baby-date-field.tsx';
import { problemsIn, problemsOfRefusal } from '../problems-in.ts';
import { draftOf, type ProfileProblems } from '../profile-draft.ts';
import { today } from '../today.ts';
import { type ProfileOwner, useProfile } from '../use-profile.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { withWeeksAtBirth } from './weeks-at-birth.ts';

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

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const birth = { journeyType: 'com-bebe', babyBirthDate: date } as const;
    const found: ProfileProblems = date ? problemsIn(birth, today()) : { babyBirthDate: 'required' };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(withWeeksAtBirth(birth, profile ? draftOf(profile) : {}, today()), {
      onSuccess: () => setTyped({}),
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
