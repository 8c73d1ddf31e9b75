import { useTexts } from '#web/texts/use-texts.ts';

/** To a visitor who told no date: the days are not her baby's. */
export function ExampleWeek() {
  return <p className="text-ink-soft text-small">{useTexts()('home.exampleWeek')}</p>;
}
