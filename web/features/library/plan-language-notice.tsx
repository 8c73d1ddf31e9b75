import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { keepToldPlanLanguage, wasToldPlanLanguage } from './plan-language.ts';
import { useArticleSearch } from './use-article-search.ts';
import { useLibrary } from './use-library.ts';

type Props = {
  owner: string | null;
  /** What is being searched for; empty while she looks at the shelves. */
  term: string;
};

const examples = [1, 2, 3] as const;

/**
 * Who pays in dollars reads in English, also on a page in Portuguese: she is told so above the shelves, until she says
 * that she knows, and above a search that found nothing, with words that do find something.
 */
export function PlanLanguageNotice({ owner, term }: Props) {
  const t = useTexts();
  const page = useLanguage();
  const library = useLibrary();
  const search = useArticleSearch(term);
  const wasTold = useOfDevice(() => wasToldPlanLanguage(owner), true);
  const [isTold, setTold] = useState(false);
  if (!library.data || library.data.language === page) return null;

  if (term !== '') {
    const hasNothing = search.data?.pages.every(({ found }) => found.length === 0);
    if (!hasNothing) return null;
    return (
      <Notice text={t('library.planLanguageSearch')}>
        <ul className="flex flex-wrap gap-x-4">
          {examples.map((n) => (
            <li key={n}>
              <Link
                to={paths.library}
                search={{ q: t(`library.planLanguageWord${n}`) }}
                lang={library.data.language}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {t(`library.planLanguageWord${n}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (wasTold || isTold) return null;
  return (
    <Notice text={t('library.planLanguageText')}>
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start text-sage-ink"
        onClick={() => {
          keepToldPlanLanguage(owner);
          setTold(true);
        }}
      >
        {t('library.planLanguageKnown')}
      </Button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <Card as="section" tone="sage" aria-labelledby="plan-language" className="grid gap-1 text-sage-ink">
      <h2 id="plan-language" className="font-bold">
        {t('library.planLanguage')}
      </h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}
