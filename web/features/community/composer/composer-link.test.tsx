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
import { readDraft } from '#web/platform/device/kept-draft.ts';
import { isPostDraft, newPlace } from './composer-draft.ts';
import { useOpenComposer } from './composer-link.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Questions() {
  const open = useOpenComposer('ana');
  return (
    <>
      <button type="button" onClick={() => open({ category: 'Primeiras Comidas', text: 'E o ovo?' })}>
        Perguntar
      </button>
      <button type="button" onClick={() => open({ anonymous: true, text: 'E o mel?' })}>
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

it('a question from another screen opens the composer with its topic and its words', async () => {
  const history = await openQuestions();
  fireEvent.click(screen.getByText('Perguntar'));
  await waitFor(() => expect(history.location.pathname).toBe('/app/entre-maes'));
  expect(history.location.search).toContain('categoria=primeiras-comidas');
  expect(readDraft('community', 'ana', newPlace, isPostDraft)).toMatchObject({
    category: 'Primeiras Comidas',
    content: 'E o ovo?',
    isAnonymous: false,
  });
});

it('what she had begun stays, and the question comes behind it', async () => {
  await openQuestions();
  fireEvent.click(screen.getByText('Perguntar'));
  fireEvent.click(screen.getByText('Em segredo'));
  expect(readDraft('community', 'ana', newPlace, isPostDraft)).toMatchObject({
    category: 'Primeiras Comidas',
    content: 'E o ovo?\n\nE o mel?',
    isAnonymous: true,
  });
});

it('a draft of one account is not shown to another', async () => {
  await openQuestions();
  fireEvent.click(screen.getByText('Perguntar'));
  expect(readDraft('community', 'bia', newPlace, isPostDraft)).toBeUndefined();
});

it('asked twice, it stands once; and what she wrote keeps its topic and stays without her name', async () => {
  await openQuestions();
  fireEvent.click(screen.getByText('Em segredo'));
  fireEvent.click(screen.getByText('Perguntar'));
  fireEvent.click(screen.getByText('Perguntar'));
  expect(readDraft('community', 'ana', newPlace, isPostDraft)).toMatchObject({
    content: 'E o mel?\n\nE o ovo?',
    isAnonymous: true,
  });
});
