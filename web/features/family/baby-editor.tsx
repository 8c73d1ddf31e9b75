import { type FormEvent, useRef, useState } from 'react';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { useUnsaved } from '#web/features/profile/editing/unsaved.ts';
import { AboutBabyFields } from '#web/features/profile/fields/about-baby-fields.tsx';
import { problemsIn } from '#web/features/profile/problems-in.ts';
import type { ProfileDraft, ProfileProblems } from '#web/features/profile/profile-draft.ts';
import { today } from '#web/features/profile/today.ts';
import { withWeeksAtBirth } from '#web/features/profile/weeks-at-birth.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { draftOfBaby, problemsOfBaby, tellingOf } from './baby-told.ts';
import { putBaby } from './family.outbox.ts';

type Props = {
  owner: string;
  familyId: string;
  /** None: a new one. */
  baby?: BabyAnswer | undefined;
  /** What was told of it and the server would not take. */
  refused?: Write | undefined;
  onSaved: () => void;
};

/** All that is told of one baby. What she typed is there again when she closed it by accident. */
export function BabyEditor({ owner, familyId, baby, refused, onSaved }: Props) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useUnsaved(`${owner} baby ${baby?.id ?? 'new'}`);
  const [problems, setProblems] = useState<ProfileProblems>(() => problemsOfBaby(refused?.refused?.fields));
  const known = draftOfBaby(baby);
  const value = { ...known, ...typed };

  function type(patch: ProfileDraft): void {
    setTyped({ ...typed, ...patch });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in patch))));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const told = { ...value, babyName: value.babyName?.trim() || null };
    const isEmpty = !baby && told.babyName === null && !told.journeyType;
    const found: ProfileProblems = isEmpty ? { babyName: 'required' } : problemsIn(told, today());
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const telling = tellingOf({ ...told, ...withWeeksAtBirth(told, known, today()) });
    await putBaby({ familyId, id: baby?.id ?? crypto.randomUUID(), ...telling }, refused);
    setTyped({});
    toast({ title: baby ? t('babies.saved') : t('babies.added') });
    onSaved();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <AboutBabyFields value={value} problems={problems} onChange={type} />
      <Button type="submit" size="large" wide>
        {t('profile.save')}
      </Button>
    </form>
  );
}
