// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

it.each([
  ['/privacidade', 'Aviso de privacidade', 'Seus direitos', 'Vale desde 16 de novembro de 2026'],
  ['/en/privacidade', 'Privacy notice', 'Your rights', 'In effect since November 16, 2026'],
  ['/termos', 'Termos de uso', 'O que o Colo não é', 'Vale desde 16 de novembro de 2026'],
  ['/en/termos', 'Terms of use', 'What Colo is not', 'In effect since November 16, 2026'],
])('%s can be read by anyone', async (address, title, section, since) => {
  fakeServer();
  await openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: section })).toBeTruthy();
  expect(screen.getByText(since)).toBeTruthy();
  expect(screen.queryByLabelText('Seu email')).toBeNull();
});

it('what entering means is said under the sign-in card, with a way to read it and back', async () => {
  fakeServer();
  await openApp('/app');
  fireEvent.click(await screen.findByRole('link', { name: 'termos de uso' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Voltar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' })).toBeTruthy();
});
