// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { cardOf } from './article-cards.ts';

/** The screen behind the tap, asking what is known before anything was fetched. */
vi.mock('#web/screens/article/article.screen.tsx', () => ({
  default: function Opening() {
    const known = cardOf(useQueryClient(), 'a');
    return <p>{known ? `${known.title}: ${known.introduction}` : 'nada'}</p>;
  },
}));

const shelf = [card({ id: 'a', title: 'Sono tranquilo', introduction: 'Para noites longas.' })];

it.each(['/app/biblioteca', '/app/biblioteca?q=sono', '/app/sono-do-bebe', '/app/biblioteca/salvos'])(
  'an article seen at %s opens with its title and introduction, before it was fetched',
  async (address) => {
    fakeServer({ viewer: ana, also: fakeLibrary(shelf, ['a']) });
    await openApp(address);
    (await screen.findByRole('link', { name: /Sono tranquilo$/ })).click();
    expect(await screen.findByText('Sono tranquilo: Para noites longas.')).toBeTruthy();
  },
);

it('an article opened by its address is not known before', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app/post/a');
  expect(await screen.findByText('nada')).toBeTruthy();
});
