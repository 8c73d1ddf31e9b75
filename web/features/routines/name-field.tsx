import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { maxNameLength } from './step-draft.ts';
import { useAutosave } from './use-autosave.ts';

type NameDraft = { name: string };
const isNameDraft = (held: unknown): held is NameDraft =>
  typeof (held as Partial<NameDraft> | null)?.name === 'string';

type Props = {
  owner: string | null;
  routine: { id: string; name: string };
  save: (name: string) => Promise<boolean>;
};

export function NameField({ owner, routine, save }: Props) {
  const t = useTexts();
  const { draft, change } = useAutosave<NameDraft>({
    owner,
    place: `name:${routine.id}`,
    looksRight: isNameDraft,
    fresh: () => ({ name: routine.name }),
    save: ({ name }) => {
      const isGood = name.trim() !== '' && name.trim().length <= maxNameLength;
      return isGood ? save(name.trim()) : undefined;
    },
  });
  const length = draft.name.trim().length;
  const problem =
    length === 0
      ? t('routine.problem_name')
      : length > maxNameLength
        ? t('routine.problem_too_long', { max: maxNameLength })
        : undefined;
  return (
    <Field
      label={t('routine.name')}
      value={draft.name}
      error={problem}
      onChange={({ target }) => change({ name: target.value })}
    />
  );
}
