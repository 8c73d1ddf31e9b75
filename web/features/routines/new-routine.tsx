import { Plus } from 'lucide-react';
import { maxRoutines } from '#shared/routines/routine.schema.ts';
import { type RoutineTemplate, routineTemplates, templatesFor } from '#shared/routines/template.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { DayStrip } from './day-strip.tsx';

type Props = {
  /** The months that guidance goes by; null when her baby's age is not known: then she sees all templates. */
  months: number | null;
  isFull: boolean;
  onTemplate: (template: RoutineTemplate) => void;
  onBlank: () => void;
};

/** Where a routine begins: those for her baby's age first, the others folded away, or nothing at all. */
export function NewRoutine({ months, isFull, onTemplate, onBlank }: Props) {
  const t = useTexts();
  const fitting = templatesFor(months);
  const others = routineTemplates.filter(({ key }) => !fitting.some((one) => one.key === key));
  const card = (template: RoutineTemplate) => (
    <li key={template.key}>
      <TemplateCard template={template} onUse={() => onTemplate(template)} />
    </li>
  );
  return (
    <Section title={t('routine.newTitle')}>
      {isFull ? (
        <p>{t('routine.tooMany', { n: maxRoutines })}</p>
      ) : (
        <>
          <p className="text-ink-soft">
            {months !== null && months < 3 ? t('routine.newbornText') : t('routine.newText')}
          </p>
          <ul className="grid grid-cols-1 gap-3">{fitting.map(card)}</ul>
          {others.length > 0 && (
            <details>
              <summary className="flex min-h-11 items-center font-bold text-clay-ink underline underline-offset-4">
                {t('routine.otherAges')}
              </summary>
              <ul className="grid grid-cols-1 gap-3 pt-2">{others.map(card)}</ul>
            </details>
          )}
          <Button variant="secondary" size="large" icon={<Plus size={20} aria-hidden />} onClick={onBlank}>
            {t('routine.blank')}
          </Button>
        </>
      )}
    </Section>
  );
}

function TemplateCard({ template, onUse }: { template: RoutineTemplate; onUse: () => void }) {
  const t = useTexts();
  const { key, steps } = template;
  const name = t(`routine.template_${key}`);
  return (
    <Card className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{name}</h3>
        <p className="text-ink-soft text-small">
          {t(`routine.templateAge_${key}`)} · {t('routine.stepCount', { n: steps.length })}
        </p>
      </div>
      <DayStrip steps={steps} />
      <Button variant="secondary" aria-label={t('routine.useNamed', { name })} onClick={onUse}>
        {t('routine.use')}
      </Button>
    </Card>
  );
}
