import type { Routine } from '#shared/routines/routine.schema.ts';
import type { RoutineTemplate } from '#shared/routines/template.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

/** A routine of her own, in the words of her language. No step rings before she asks for it. */
export function routineFrom({ key, steps }: RoutineTemplate, t: ReturnType<typeof useTexts>): Routine {
  return {
    id: crypto.randomUUID(),
    name: t(`routine.template_${key}`),
    steps: steps.map((step) => ({
      id: crypto.randomUUID(),
      time: step.time,
      minutes: step.minutes,
      what: t(`routine.step_${step.key}`),
      reminds: false,
    })),
  };
}
