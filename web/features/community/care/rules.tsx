import type { ReactNode } from 'react';
import { appealDays, reportsUntilHidden } from '#shared/community/community.rules.ts';
import { HelplinesSlot } from '#web/platform/care/helplines-slot.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { RulesList } from './rules-list.tsx';

/** What is agreed, what being anonymous means, what happens with a report, and whom to call. */
export function Rules() {
  const t = useTexts();
  return (
    <>
      <p>{t('communityCare.rulesIntro')}</p>
      <RulesList heading="h2" />
      <Part title={t('communityCare.anonymousTitle')}>
        <p>{t('communityCare.anonymousIs')}</p>
        <p>{t('communityCare.anonymousIsNot')}</p>
      </Part>
      <Part title={t('communityCare.reportsTitle')}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-clay">
          <li>{t('communityCare.reportsRead')}</li>
          <li>{t('communityCare.reportsHide', { n: reportsUntilHidden })}</li>
          <li>{t('communityCare.reportsTell')}</li>
          <li>{t('communityCare.reportsSanction')}</li>
          <li>{t('communityCare.reportsAppeal', { n: appealDays })}</li>
        </ul>
      </Part>
      <Part title={t('communityCare.crisisTitle')}>
        <p>{t('communityCare.crisisText')}</p>
        <HelplinesSlot />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-heading">{title}</h2>
      {children}
    </section>
  );
}
