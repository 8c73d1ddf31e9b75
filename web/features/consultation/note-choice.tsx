import type { SheetNote } from '#shared/consultation/sheet.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props = { notes: SheetNote[]; chosen: readonly string[]; onChoose: (chosen: string[]) => void };

/** Her words go nowhere unless she says so, one by one or all together. */
export function NoteChoice({ notes, chosen, onChoose }: Props) {
  const t = useTexts();
  const areAll = notes.every(({ id }) => chosen.includes(id));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{t('consultation.notes')}</legend>
      <p className="text-small text-ink-soft">{t('consultation.notesText')}</p>
      <ul className="grid max-h-72 gap-1 overflow-y-auto">
        {notes.map(({ id, when, text }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
              label={
                <span className="line-clamp-2 text-small wrap-anywhere">
                  <strong>{when}</strong> {text}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => onChoose(areAll ? [] : notes.map(({ id }) => id))}
      >
        {areAll ? t('consultation.noNotes') : t('consultation.allNotes')}
      </Button>
    </fieldset>
  );
}
