// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { fakeCommunity, lilacMoon, somePost } from '#tests/support/fake-community.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  await appOutbox.setOwner(null);
  localStorage.clear();
  vi.restoreAllMocks();
});

const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true, arrival: 'born' });
const mark = (text: string) =>
  vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => text } as Selection);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: 'Pergunta para a consulta' }));

it('what she marked in an article goes to the doctor as her question, and is not begun again by a reload', async () => {
  fakeServer({ viewer: ana, also: fakeArticle(anArticle()) });
  fakeFamily({ babies: [lia] });
  const diary = fakeDiary();
  const app = await openApp(`/app/post/${articleId}`);
  mark('acorda de hora em hora');
  await press('Levar para a consulta');
  const text = (await form()).getByLabelText('O que você quer perguntar') as HTMLTextAreaElement;
  expect(text.value).toBe('acorda de hora em hora');
  fireEvent.change(text, { target: { value: 'Por que acorda de hora em hora?' } });
  await press('Salvar');
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([
      {
        kind: 'question',
        notes: 'Por que acorda de hora em hora?',
        details: { answered: false, from: { sort: 'article', id: articleId } },
      },
    ]),
  );
  expect(await screen.findByText('De um artigo da biblioteca')).toBeTruthy();
  expect(window.history.state?.diaryBeginning).toBeUndefined();
  app.unmount();
});

it('from a talk only the words go along: who wrote them stays there', async () => {
  fakeServer({ viewer: ana });
  fakeFamily({ babies: [lia] });
  const post = somePost({ content: 'Meu bebê engasga no peito.', author: lilacMoon });
  fakeCommunity({ posts: [post] });
  const diary = fakeDiary();
  await openApp(`/app/entre-maes/post/${post.id}`);
  mark('');
  await press('Levar para a consulta');
  const text = (await form()).getByLabelText('O que você quer perguntar') as HTMLTextAreaElement;
  expect(text.value).toBe('');
  fireEvent.change(text, { target: { value: 'Engasgar no peito é comum?' } });
  await press('Salvar');
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(1));
  expect(diary.writesOf('record.put')[0]).toMatchObject({
    notes: 'Engasgar no peito é comum?',
    details: { answered: false, answer: null, from: { sort: 'talk', id: post.id } },
  });
  expect(JSON.stringify(diary.writesOf('record.put'))).not.toContain('lilás');
});
