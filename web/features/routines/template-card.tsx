import type { RoutineTemplate } from '#shared/routines/template.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayStrip } from './day-strip.tsx';

export function TemplateCard({ template, onUse }: { template: RoutineTemplate; onUse: () => void }) {
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
