import { Section } from '../section.tsx';

export function Type() {
  return (
    <Section title="Type">
      <div className="flex flex-col gap-3">
        <p className="font-serif text-hero">Colo</p>
        <p className="font-serif text-display">O colo é o primeiro lar</p>
        <p className="text-title font-extrabold">Title, extra bold</p>
        <p className="text-heading font-bold">Heading, bold</p>
        <p>
          Body. À noite, a mãe põe o bebê no colo: “já passou”, diz ela – ½ hora, 3 × 20 ml, 1º dia, 2ª
          semana, € 5…
        </p>
        <p className="text-small text-ink-soft">Small and soft: yesterday at 03:12 · left side</p>
        <p className="text-tiny text-ink-soft">Tiny, the smallest there is: 13 px</p>
        <p className="max-w-[65ch] text-article">
          Article body. A newborn wakes because she is hungry, because she is cold, or because she misses the
          sound of you. None of these is a habit to be broken, and none of them is your fault.
        </p>
        <p>
          Text with{' '}
          <a href="#type" className="text-clay underline underline-offset-4">
            a link in it
          </a>
          , and <strong>bold words</strong>.
        </p>
        <p className="text-title tabular-nums">00:11 · 12:47 · 38:08</p>
      </div>
    </Section>
  );
}
