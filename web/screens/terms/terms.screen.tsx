import { LanguageSwitch } from '#web/features/language/language-switch.tsx';
import { LegalLinks } from '#web/features/legal/legal-links.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import type { LegalTextLoader } from '#web/features/legal/legal-text.ts';

const load: LegalTextLoader = {
  pt: async () => (await import('#web/texts/pt/terms.ts')).terms,
  en: async () => (await import('#web/texts/en/terms.ts')).terms,
};

export default function TermsScreen() {
  return (
    <LegalPage
      name="terms"
      load={load}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <LegalLinks />
          <LanguageSwitch />
        </div>
      }
    />
  );
}
