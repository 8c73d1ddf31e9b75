// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#shared/language/language.rules.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { HelplineCard } from './helpline-card.tsx';

afterEach(cleanup);

async function show(language: Language, card: React.ReactElement) {
  const dictionary = await loadDictionary(language, 'circle');
  const path = language === 'en' ? '/en/app' : '/app';
  return render(
    <LanguageProvider path={path} first={{ language, dictionary }} load={loadDictionary}>
      {card}
    </LanguageProvider>,
  );
}
const numbers = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the card with people to call', () => {
  it.each([
    ['pt', 'eu não aguento mais viver', 'Você não está sozinha', /^Fora do Brasil/],
    ['en', 'I want to die', 'You are not alone', /^Outside Brazil, call your local emergency number/],
  ] as const)('shows beside words of distress (%s)', async (language, text, title, elsewhere) => {
    await show(language, <HelplineCard text={text} />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(numbers()).toEqual(['tel:188', 'tel:192', 'tel:180']);
    expect(screen.getByText(elsewhere)).toBeTruthy();
  });

  it.each(['', 'Estou morrendo de sono', 'quero matar a saudade'])('leaves “%s” alone', async (text) => {
    await show('pt', <HelplineCard text={text} />);
    expect(numbers()).toEqual([]);
  });

  it.each([
    ['pt', 'Obrigada por contar. Você não está sozinha'],
    ['en', 'Thank you for telling us. You are not alone'],
  ] as const)('shows after posting, whatever the phone makes of the words (%s)', async (language, title) => {
    await show(language, <HelplineCard after />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(numbers()).toContain('tel:188');
  });

  it('is heard when it comes', async () => {
    await show('pt', <HelplineCard text="quero morrer" />);
    expect(screen.getByRole('status').textContent).toContain('CVV 188');
  });
});
