import type { FoodGroup } from '#shared/foods/foods-list.ts';
import type { FoodState } from '#web/features/foods/food-state.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Section } from '#web/ui/section.tsx';
import { PlanSection } from './plan-section.tsx';
import {
  beforeTexts,
  essentialGroups,
  questions,
  type SectionId,
  sectionIds,
  whyTexts,
} from './section-texts.ts';

type Props = {
  open: SectionId | undefined;
  onOpen: (id: SectionId | undefined) => void;
  state: FoodState;
  onGroup: (group: FoodGroup) => void;
};

export function BitesSections({ open, onOpen, state, onGroup }: Props) {
  const t = useTexts();
  const contents = {
    why: <Why />,
    before: <Before />,
    plan: <PlanSection state={state} />,
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

/** What belongs on the plate, group by group, each with the way to its foods. */
function EssentialsSection({ onGroup }: { onGroup: (group: FoodGroup) => void }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t('bites.essentialsIntro')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {essentialGroups.map((group) => (
          <li key={group}>
            <h4 className="font-bold">{t(`bites.group_${group}`)}</h4>
            <p>{t(`bites.essential_${group}`)}</p>
            <button
              type="button"
              onClick={() => onGroup(group)}
              className="min-h-11 text-left font-bold text-clay-ink underline underline-offset-4"
            >
              {t('bites.essentialSee', { group: t(`bites.group_${group}`) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
