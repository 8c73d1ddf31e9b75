import { type TriageId, triageSentence } from '#shared/care/triage.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** What can be done by hand, by age; of the other signs whoever answers the call knows more. */
const rows: readonly TriageId[] = ['choking-baby', 'choking-child'];

/** What to do until help is there, in the words that articles and foods use too. */
export function EmergencySteps() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">{t('concern.meanwhile')}</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-sage-ink">
        {rows.map((id) => (
          <li key={id}>{triageSentence(id, language)}</li>
        ))}
      </ul>
    </div>
  );
}
