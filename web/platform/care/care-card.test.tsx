// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Concern } from '#shared/care/concern.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import '#web/app/introduce-care.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { CareCard } from './care-card.tsx';

// The links of a card are the router's, and no router is here.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  Link: ({ to, search, children }: { to: string; search?: { q: string }; children: string }) => (
    <a href={search ? `${to}?q=${search.q}` : to}>{children}</a>
  ),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function show(language: Language, card: ReactElement) {
  const dictionary = await loadDictionary(language, 'mother');
  const path = language === 'en' ? '/en/app' : '/app';
  window.history.replaceState(null, '', path);
  return render(
    <LanguageProvider path={path} first={{ language, dictionary }} load={loadDictionary}>
      {card}
    </LanguageProvider>,
  );
}

/** A field of hers, with what stood in it when she opened it. */
function Field({ opened = '', isSearch = false }: { opened?: string; isSearch?: boolean }) {
  const [text, setText] = useState(opened);
  return (
    <>
      <textarea aria-label="Nota" value={text} onChange={({ target }) => setText(target.value)} />
      <CareCard text={text} isSearch={isSearch} />
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Nota' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const card = () => screen.queryByRole('complementary');
const numbers = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => !link.closest('details:not([open])'))
    .map((link) => link.getAttribute('href'));
/** Longer than she has to rest, so that whatever would come has come. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 700));

const whatsapp = 'https://wa.me/556196100180';

describe('the card of a concern', () => {
  it.each<[Concern, string, string, RegExp, string[]]>([
    [
      'distress',
      'não aguento mais viver',
      'Você não está sozinha',
      /não precisa decidir nada agora/,
      ['tel:188', 'tel:192'],
    ],
    [
      'violence',
      'meu marido me bate',
      'Estamos com você',
      /A culpa não é sua/,
      ['tel:180', whatsapp, 'tel:190', 'tel:192'],
    ],
    ['baby-emergency', 'bebê roxo e mole', 'Peça ajuda agora', /deixe no viva-voz/, ['tel:192']],
    [
      'loss',
      'meu bebê morreu',
      'Sentimos muito',
      /nem prazo/,
      ['tel:188', '/app/biblioteca?q=luto', '/app/algo-mudou'],
    ],
  ])('%s comes for “%s”, with its own words and people', async (_, text, title, words, links) => {
    await show('pt', <Field />);
    write(text);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(numbers()).toEqual(links);
  });

  it.each<[Concern, string, string, RegExp, string[]]>([
    [
      'distress',
      'I want to die',
      'You are not alone',
      /don’t have to decide anything right now/,
      ['tel:988', 'tel:911'],
    ],
    ['violence', 'my husband hits me', 'We are with you', /not your fault/, ['tel:911']],
    ['baby-emergency', 'baby turned blue', 'Get help now', /on speaker/, ['tel:911']],
    [
      'loss',
      'my baby died',
      'We are so sorry',
      /no deadline/,
      ['tel:988', '/app/biblioteca?q=grief', '/app/algo-mudou'],
    ],
  ])(
    '%s comes in English for “%s”, with the numbers of where she is',
    async (_, text, title, words, links) => {
      await show('en', <Field />);
      write(text);
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText(words)).toBeTruthy();
      fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: 'US' } });
      // The card may have come in this very moment: it hears of her choice when it begins to listen.
      await waitFor(() => expect(numbers()).toEqual(links));
    },
  );

  it('of a baby says what to do meanwhile, by age', async () => {
    await show('pt', <Field />);
    write('meu filho está engasgado');
    await screen.findByRole('heading', { name: 'Enquanto a ajuda chega' });
    expect(screen.getByText(/antes de 1 ano.*compressões no peito com a base de uma das mãos/)).toBeTruthy();
    expect(screen.getByText(/depois de 1 ano.*compressões no abdome/)).toBeTruthy();
  });

  it.each([
    ['pt', 'ele me bateu de novo', /viol[êe]nc|agress|abus|mulher/i],
    ['en', 'he hit me again', /violen|abus|assault|women/i],
  ] as const)('about violence never names it (%s)', async (language, text, named) => {
    await show(language, <Field />);
    const kept = JSON.stringify([localStorage, sessionStorage]);
    write(text);
    const shown = await screen.findByRole('complementary');
    expect(shown.textContent).not.toMatch(named);
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(kept);
  });

  it('is heard when it comes, and takes nothing away from what she is writing', async () => {
    await show('pt', <Field />);
    field().focus();
    write('quero morrer');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('CVV 188'));
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('disabled', false);
  });

  it.each(['', 'oi', 'Estou morrendo de sono', 'quero matar a saudade'])(
    'leaves “%s” alone',
    async (text) => {
      await show('pt', <Field />);
      write(text);
      await rest();
      expect(card()).toBeNull();
    },
  );

  it('goes when the words go', async () => {
    await show('pt', <Field />);
    write('quero morrer');
    await screen.findByRole('complementary');
    write('quero dormir');
    await waitFor(() => expect(card()).toBeNull());
  });
});

describe('“Esconder”', () => {
  it('takes it away at once for this text, and she goes on writing', async () => {
    await show('pt', <Field />);
    field().focus();
    write('ele me bateu');
    fireEvent.click(await screen.findByRole('button', { name: 'Esconder' }));
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(field());
    write('ele me bateu ontem');
    await rest();
    expect(card()).toBeNull();
  });

  it('is for that concern and that text: another brings its own card', async () => {
    await show('pt', <Field />);
    write('quero morrer');
    fireEvent.click(await screen.findByRole('button', { name: 'Esconder' }));
    write('bebê roxo e mole');
    expect(await screen.findByRole('heading', { name: 'Peça ajuda agora' })).toBeTruthy();
    write('');
    await waitFor(() => expect(card()).toBeNull());
    write('quero morrer');
    expect(await screen.findByRole('heading', { name: 'Você não está sozinha' })).toBeTruthy();
  });
});

describe('what she wrote another day', () => {
  it('brings no card when the page opens, and does once she writes on', async () => {
    await show('pt', <Field opened="ele me bateu" />);
    await rest();
    expect(card()).toBeNull();
    write('ele me bateu de novo');
    expect(await screen.findByRole('complementary')).toBeTruthy();
  });

  it('does when she searches for it, also from the address', async () => {
    await show('pt', <Field opened="quero morrer" isSearch />);
    expect(await screen.findByRole('complementary')).toBeTruthy();
  });
});

it.each([
  ['pt', 'distress', 'Obrigada por contar. Você não está sozinha'],
  ['en', 'distress', 'Thank you for telling us. You are not alone'],
  ['pt', 'loss', 'Sentimos muito. Obrigada por confiar'],
  ['en', 'loss', 'We are so sorry. Thank you for trusting us'],
] as const)(
  'after sending it shows by what was heard, and takes the focus (%s, %s)',
  async (language, concern, title) => {
    await show(language, <CareCard concern={concern} takesFocus />);
    const heading = await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  },
);
