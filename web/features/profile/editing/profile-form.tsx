import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { withoutDefaultName } from '../default-profile.ts';
import { problemsIn, problemsOfRefusal } from '../problems-in.ts';
import {
  changedFields,
  draftOf,
  type FieldsProps,
  type ProfileDraft,
  type ProfileProblems,
} from '../profile-draft.ts';
import { today } from '../today.ts';
import { type ProfileOwner, useProfile } from '../use-profile.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { withWeeksAtBirth } from '../weeks-at-birth.ts';
import { useUnsaved } from './unsaved.ts';

export type EditingProps = { viewer: ProfileOwner | null; onSaved: () => void };

type Props = EditingProps & {
  /** Under this name what she typed waits, should she close the sheet before saving. */
  name: string;
  children: (fields: FieldsProps) => ReactNode;
};

/** Edits some fields of her profile: only what changed is sent, and nothing she typed is lost when that fails. */
export function ProfileForm({ viewer, name, onSaved, children }: Props) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { profile } = useProfile(viewer);
  const [typed, setTyped] = useUnsaved(`${viewer?.id ?? 'visitor'} ${name}`);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const save = useSaveProfile(viewer);
  const known = profile ? withoutDefaultName(draftOf(profile)) : {};

  function type(patch: ProfileDraft): void {
    setTyped({ ...typed, ...patch });
    const untouched = Object.entries(problems).filter(([field]) => !(field in patch));
    setProblems(Object.fromEntries(untouched));
  }

  function complain(found: ProfileProblems): void {
    setProblems(found);
    // After the messages are there: the first field that needs her.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  function finish(): void {
    setTyped({});
    onSaved();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const changed = changedFields(typed, profile);
    const found = problemsIn(withJourney(changed, { ...known, ...typed }), today());
    if (Object.keys(found).length > 0) complain(found);
    else if (Object.keys(changed).length === 0) finish();
    else {
      save.mutate(withWeeksAtBirth(changed, known, today()), {
        onSuccess: finish,
        onError: (error) => complain(problemsOfRefusal(error)),
      });
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      {children({ value: { ...known, ...typed }, problems, onChange: type })}
      <Button type="submit" size="large" wide busy={save.isPending}>
        {save.isPending ? t('profile.saving') : t('profile.save')}
      </Button>
    </form>
  );
}

/** Whether a day can be depends on what it is of: neither is looked at alone. */
function withJourney(changed: ProfileDraft, { babyBirthDate, journeyType }: ProfileDraft): ProfileDraft {
  const isTouched = changed.babyBirthDate !== undefined || changed.journeyType !== undefined;
  return isTouched ? { ...changed, babyBirthDate, journeyType } : changed;
}
