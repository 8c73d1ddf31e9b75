import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { consentVersion } from '#shared/consent/consent.rules.ts';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import type { LegalText, LegalTextLoader } from './legal-text.ts';

type Props = {
  name: 'privacy' | 'terms';
  load: LegalTextLoader;
  /** What stands below the text. */
  footer: React.ReactNode;
};

/** A page of its own, outside the gate: she may read it before she decides to come in. */
export function LegalPage({ name, load, footer }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const text = useQuery({
    queryKey: ['legal', name, language],
    queryFn: load[language],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="mx-auto w-full max-w-[45rem] px-4 pt-4 pb-12 wide:px-6">
      <DocumentTitle title={t(`legal.${name}`)} />
      <header>
        <WayBack />
      </header>
      <main className="mt-4" aria-busy={text.isPending || undefined}>
        <article className="max-w-[65ch] text-article">
          <h1 tabIndex={-1} className="font-serif text-display">
            {t(`legal.${name}`)}
          </h1>
          <p className="mt-2 text-ink-soft text-small">
            {t('legal.since', { day: formatCalendarDay(consentVersion, language) })}
          </p>
          {text.isPending && <Waiting />}
          {text.isError && (
            <EmptyState
              title={t('legal.failed')}
              text={t('errors.unavailable')}
              action={<TryAgain variant="primary" query={text} />}
            />
          )}
          {text.data && <Sections text={text.data} />}
        </article>
      </main>
      <footer className="mt-10 border-line border-t pt-4">{footer}</footer>
    </div>
  );
}

function Sections({ text }: { text: LegalText }) {
  return (
    <>
      <p className="mt-6">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.title} className="mt-8 grid gap-3">
          <h2 className="font-serif text-heading">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list.length > 0 && (
            <ul className="grid list-disc gap-2 pl-5 marker:text-clay">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Waiting() {
  return (
    <div className="mt-6 grid gap-2">
      <SkeletonText />
      <SkeletonText />
      <SkeletonText />
    </div>
  );
}

/** To where she came from, or, when she came from outside, to the front door. */
function WayBack() {
  const t = useTexts();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const frontDoor = pathInLanguage(paths.landing, useLanguage());
  return (
    <a
      href={frontDoor}
      onClick={(event) => {
        if (!canGoBack) return;
        event.preventDefault();
        history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{t('legal.back')}</WayBackWords>
    </a>
  );
}
