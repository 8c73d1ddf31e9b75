import type { FoodGroup } from '#shared/foods/foods-list.ts';
import type { FoodShelf } from '#web/features/foods/food-shelf.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Section } from '#web/ui/section.tsx';
import { EssentialsSection } from './essentials-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { beforeTexts, questions, type SectionId, sectionIds, whyTexts } from './section-texts.ts';

type Props = {
  open: SectionId | undefined;
  onOpen: (id: SectionId | undefined) => void;
  shelf: FoodShelf;
  onGroup: (group: FoodGroup) => void;
};

export function BitesSections({ open, onOpen, shelf, onGroup }: Props) {
  const t = useTexts();
  const contents = {
    why: <Why />,
    before: <Before />,
    plan: <PlanSection shelf={shelf} />,
    essentials: <EssentialsSection onGroup={onGroup} />,
    faq: <Questions />,
  };
  return (
    <Section title={t('bites.sections')}>
      <Accordion
        sections={sectionIds.map((id) => ({ id, title: t(`bites.${id}`), content: contents[id] }))}
        open={open}
        onOpen={(id) => onOpen(sectionIds.find((known) => known === id))}
      />
    </Section>
  );
}

function Why() {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3">
      {whyTexts.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </div>
  );
}

function Before() {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid list-disc grid-cols-1 gap-2 pl-5">
        {beforeTexts.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="rounded-control bg-blush p-3">{t('bites.beforeChoking')}</p>
    </div>
  );
}

function Questions() {
  const t = useTexts();
  return (
    <dl className="grid grid-cols-1 gap-3">
      {questions.map((n) => (
        <div key={n}>
          <dt className="font-bold">{t(`bites.faq${n}`)}</dt>
          <dd>{t(`bites.faq${n}Answer`)}</dd>
        </div>
      ))}
    </dl>
  );
}
