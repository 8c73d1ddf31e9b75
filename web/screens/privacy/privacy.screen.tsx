import { LanguageSwitch } from '#web/features/language/language-switch.tsx';
import { LegalLinks } from '#web/features/legal/legal-links.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import type { LegalTextLoader } from '#web/features/legal/legal-text.ts';

const load: LegalTextLoader = {
  pt: async () => (await import('#web/texts/pt/privacy.ts')).privacy,
  en: async () => (await import('#web/texts/en/privacy.ts')).privacy,
};

export default function PrivacyScreen() {
  return (
    <LegalPage
      name="privacy"
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
