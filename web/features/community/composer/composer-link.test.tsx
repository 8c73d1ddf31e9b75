// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenComposer } from './composer-link.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Questions() {
  const open = useOpenComposer();
  return (
    <>
      <button type="button" onClick={() => open({ category: 'Primeiras Comidas', text: 'E o ovo?' })}>
        Perguntar
      </button>
      <button type="button" onClick={() => open({ anonymous: true })}>
        Em segredo
      </button>
    </>
  );
}

async function openQuestions() {
  const root = createRootRoute();
  const routes = ['/', '/app/entre-maes'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: Questions }),
  );
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('Perguntar');
  return history;
}

it('a question from another screen opens the composer with its topic and its words, and keeps nothing yet', async () => {
  const history = await openQuestions();
  fireEvent.click(screen.getByText('Perguntar'));
  await waitFor(() => expect(history.location.pathname).toBe('/app/entre-maes'));
  expect(history.location.search).toContain('categoria=primeiras-comidas');
  expect(history.location.state).toMatchObject({ postBeginning: 'E o ovo?' });
  expect({ ...localStorage }).toEqual({});
});

it('that she asks without her name stands in the address, where a reload and a sign-in find it', async () => {
  const history = await openQuestions();
  fireEvent.click(screen.getByText('Em segredo'));
  await waitFor(() => expect(history.location.search).toContain('anonimo='));
  expect(history.location.state).not.toHaveProperty('postBeginning');
});
