// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type DraftSlot, draftKey, dropDraft, forgetDrafts, keepDraft, readDraft } from './kept-draft.ts';

type Draft = { content: string; isAnonymous: boolean };
const isDraft = (draft: unknown): draft is Draft => typeof (draft as Draft | null)?.content === 'string';
const read = (owner: string | null) =>
  readDraft({ kind: 'question', owner, place: 's', looksRight: isDraft });
const keep = (owner: string | null, content: string, isAnonymous = false) =>
  keepDraft({ kind: 'question', owner, place: 's' }, { content, isAnonymous });

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
  dropDraft({ kind: 'question', owner: 'ana', place: 's' });
  expect(read(null)).toMatchObject({ content: 'De outra mão' });
});

it('an account that is gone leaves no draft of hers, and takes nobody else’s', () => {
  keep('ana', 'Minha');
  keepDraft({ kind: 'community', owner: 'ana', place: 'new' }, { content: 'Minha também' });
  keep('bia', 'Dela');
  forgetDrafts('ana');
  expect(Object.keys(localStorage)).toEqual(['question_draft:bia:s']);
});

it.each<[string, DraftSlot]>([
  ['community_draft:ana:new', { kind: 'community', owner: 'ana', place: 'new' }],
  ['nursing_draft::new', { kind: 'nursing', owner: null, place: 'new' }],
  ['feedback_draft:an-article:ana', { kind: 'feedback', owner: 'ana', place: 'an-article' }],
  ['feedback_draft:an-article', { kind: 'feedback', owner: null, place: 'an-article' }],
  ['decision_draft:bia:a-case', { kind: 'decision', owner: 'bia', place: 'a-case' }],
  ['article_draft:bia:an-article', { kind: 'article', owner: 'bia', place: 'an-article' }],
  ['staff_form:bia:session:a:all', { kind: 'form', owner: 'bia', place: 'session:a:all' }],
])('%s is where every release so far looked for it', (key, slot) => {
  expect(draftKey(slot)).toBe(key);
  localStorage.setItem(key, '{"content":"De antes"}');
  expect(readDraft({ ...slot, looksRight: isDraft })).toEqual({ content: 'De antes' });
  if (slot.owner !== null) {
    forgetDrafts(slot.owner);
    expect(localStorage.length).toBe(0);
  }
});

it('a form of the desk is gone after three months without a change, what a mother wrote never', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01') });
  onTestFinished(() => void vi.useRealTimers());
  const form = { kind: 'form', owner: 'bia', place: 'new', looksRight: isDraft } as const;
  keepDraft(form, { content: 'Formulário' });
  keep('ana', 'Pergunta');
  vi.setSystemTime(Date.parse('2026-03-31'));
  expect(readDraft(form)).toEqual({ content: 'Formulário' });
  vi.setSystemTime(Date.parse('2026-04-02'));
  expect(readDraft(form)).toBeUndefined();
  expect(read('ana')).toMatchObject({ content: 'Pergunta' });
  expect(Object.keys(localStorage)).toEqual(['question_draft:ana:s']);
});
