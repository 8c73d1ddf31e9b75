// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { en } from '#web/texts/en.ts';
import { pt } from '#web/texts/pt.ts';
import { Helplines } from './helplines.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(language: 'pt' | 'en', kinds?: Parameters<typeof Helplines>[0]['kinds']) {
  const dictionary = language === 'pt' ? pt : en;
  render(
    <LanguageProvider
      path={language === 'pt' ? '/app' : '/en/app'}
      first={{ language, dictionary }}
      load={async () => dictionary}
    >
      <Helplines kinds={kinds} />
    </LanguageProvider>,
  );
}

/** What can be tapped without opening anything. */
const inSight = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => !link.closest('details:not([open])'))
    .map((link) => link.getAttribute('href'));

it('in Portuguese Brazil is there at once, the CVV first', () => {
  open('pt');
  expect(inSight()).toEqual([
    'tel:188',
    'tel:192',
    'tel:190',
    'tel:180',
    'https://wa.me/556196100180',
    'tel:100',
  ]);
});

it('in English the country is asked, not guessed, and remembered on the device', () => {
  open('en');
  expect(inSight()).toEqual([]);
  expect(screen.getByText('Numbers in Brazil')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: 'IE' } });
  expect(inSight()).toEqual(['tel:116123', 'tel:112']);
  cleanup();
  open('en');
  expect(inSight()).toContain('tel:116123');
});

it('somewhere else she is told where to look', () => {
  open('en');
  fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: 'other' } });
  expect(screen.getByText(/findahelpline\.com/)).toBeTruthy();
});

it('a card asks for the kinds it speaks of', () => {
  open('pt', ['life', 'emergency']);
  expect(inSight()).toEqual(['tel:188', 'tel:192']);
});
