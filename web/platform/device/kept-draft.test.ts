// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, forgetDrafts, keepDraft, readDraft } from './kept-draft.ts';

type Draft = { content: string; isAnonymous: boolean };
const isDraft = (draft: unknown): draft is Draft => typeof (draft as Draft | null)?.content === 'string';
const read = (owner: string | null) => readDraft('question', owner, 's', isDraft);
const keep = (owner: string | null, content: string, isAnonymous = false) =>
  keepDraft('question', owner, 's', { content, isAnonymous });

beforeEach(() => localStorage.clear());

it('what a visitor wrote goes with her when she signs in, and nobody after her finds it', () => {
  keep(null, 'Antes de entrar');
  expect(read('ana')).toMatchObject({ content: 'Antes de entrar' });
  expect(read('bia')).toBeUndefined();
  expect(read(null)).toBeUndefined();
  expect(read('ana')).toMatchObject({ content: 'Antes de entrar' });
});

it('what she wrote before and after signing in stand together, without her name if either was', () => {
  keep('ana', 'Como Ana');
  keep(null, 'Sem conta', true);
  expect(read('ana')).toEqual({ content: 'Como Ana\n\nSem conta', isAnonymous: true });
  expect(read('ana')).toEqual({ content: 'Como Ana\n\nSem conta', isAnonymous: true });
});

it('what a visitor wrote meanwhile is not given up with what was sent', () => {
  keep('ana', 'Como Ana');
  read('ana');
  keep(null, 'De outra mão');
  dropDraft('question', 'ana', 's');
  expect(read(null)).toMatchObject({ content: 'De outra mão' });
});

it('an account that is gone leaves no draft of hers, and takes nobody else’s', () => {
  keep('ana', 'Minha');
  keepDraft('community', 'ana', 'new', { content: 'Minha também' });
  keep('bia', 'Dela');
  forgetDrafts('ana');
  expect(Object.keys(localStorage)).toEqual(['question_draft:bia:s']);
});
