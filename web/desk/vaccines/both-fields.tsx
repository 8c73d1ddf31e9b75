import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';

type Both = { pt: string; en: string };

type Props = {
  label: string;
  /** Where in the calendar it stands, as its problems name it. */
  path: string;
  value: Both;
  problemOf: (path: string) => string | undefined;
  onChange: (value: Both) => void;
};

/** The same in both languages, side by side. */
export function BothFields({ label, path, value, problemOf, onChange }: Props) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      {(['pt', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`vaccinesStaff.in_${language}`, { what: label })}
          lang={language === 'pt' ? 'pt-BR' : 'en'}
          value={value[language]}
          error={problemOf(`${path}.${language}`)}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </div>
  );
}
