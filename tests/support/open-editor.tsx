import { fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { ArticleSave, EditingArticleAnswer, RevisionAnswer } from '#shared/editing/editing.schema.ts';
import { anEditedArticle, editedId, fakeEditing } from './fake-editing.ts';
import { fakeServer, staff } from './fake-server.ts';
import { openApp } from './open-app.tsx';

export const editorPage = `/admin/artigo/${editedId}`;
export const articleCall = `/api/admin/articles/${editedId}`;
export const deviceKey = `article_draft:${staff.id}:${editedId}`;

type Server = ReturnType<typeof fakeServer>;
type Options = { address?: string; revisions?: RevisionAnswer[] };

/** The form of an article, open before a writer on a phone. Null: an article that nobody wrote yet. */
export async function openEditor(
  article: EditingArticleAnswer | null = anEditedArticle(),
  { address = editorPage, revisions = [] }: Options = {},
) {
  // Beside the form, the preview would open by itself.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // The simulated page has no popovers: the menu is there, and never hidden.
  HTMLElement.prototype.hidePopover = () => undefined;
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const editing = fakeEditing(article, revisions);
  const server = fakeServer({ viewer: staff, also: editing.answers });
  const app = await openApp(address);
  await screen.findByRole('form');
  return { ...editing, server, app };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** From the menu beside the save button. */
export function choose(name: string): void {
  press('Ações do post');
  fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
}

/** What was saved so far, and what was kept as a draft. */
export const savesTo = (server: Server) =>
  server.callsTo(articleCall).flatMap(({ method, body }) => (method === 'PUT' ? [body as ArticleSave] : []));
export const draftsTo = (server: Server) =>
  server.callsTo(`${articleCall}/draft`).filter(({ method }) => method === 'PUT');
