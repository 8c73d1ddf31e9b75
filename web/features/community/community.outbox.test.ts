// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { translate } from '#web/platform/language/translate.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { en } from '#web/texts/en.ts';
import { pt } from '#web/texts/pt.ts';
import { communityOutbox } from './community.outbox.ts';

const postId = '5e0c6a51-3a5b-4f6e-8f0a-6d2f6f1b2a10';
const refused = (kind: string, body: object, fields?: Record<string, string>): Write => ({
  id: 'w',
  kind,
  body: { postId, ...body },
  owner: 'ana',
  madeAt: 0,
  refused: { code: 'forbidden', ...(fields && { fields }) },
});
const told = (language: 'pt' | 'en') => {
  const dictionary = language === 'pt' ? pt : en;
  const t = ((key: string, values?: Record<string, string>) => translate(dictionary, key, values)) as never;
  return { t, language };
};

it('a refused comment is known by its words, says why, and is mended in its talk', () => {
  const kind = communityOutbox.kinds['comment.add'];
  const write = refused('comment.add', { content: 'Um abraço.' }, { account: 'silenced' });
  expect(kind.describe(write, told('pt'))).toBe('Comentário: “Um abraço.”');
  expect(kind.describe(write, told('en'))).toBe('Comment: “Um abraço.”');
  expect(kind.reason?.(write, told('pt'))).toBe(pt.communityCare.problem_silenced);
  expect(kind.reason?.(write, told('en'))).toBe(en.communityCare.problem_silenced);
  expect(kind.mendPath?.(write)).toBe(`/app/entre-maes/post/${postId}`);
});

it.each([
  ['post_gone', pt.community.postGone],
  ['content_blank', pt.community.blankText],
  ['content_too_long', pt.community.tooLongText],
])('%s has its own sentence', (problem, sentence) => {
  const write = refused('comment.add', { content: 'Oi' }, { content: problem });
  expect(communityOutbox.kinds['comment.add'].reason?.(write, told('pt'))).toBe(sentence);
});

it('a long comment is known by how it begins, and read whole where its talk is gone', () => {
  const write = refused('comment.add', { content: 'a'.repeat(80) });
  expect(communityOutbox.kinds['comment.add'].text?.(write, told('pt'))).toBe('a'.repeat(80));
  expect(communityOutbox.kinds['comment.add'].describe(write, told('pt'))).toBe(
    `Comentário: “${'a'.repeat(60)}…”`,
  );
});
