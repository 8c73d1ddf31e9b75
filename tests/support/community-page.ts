import { type Browser, expect, type Page } from '@playwright/test';
import type { CreateCommunityPost, TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from './a-post.ts';
import { skipFirstRun } from './browser-test.ts';
import { signInByRequest } from './sign-in-by-request.ts';

export type Colo = {
  address: string;
  codeFor: (email: string) => Promise<string>;
  newStaff: () => string;
};

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'pt-BR' };

/** Whether she writes under a name of her own, and has read the rules before. */
export type Mother = { name: string; hasAgreed?: boolean };

/** Signs the browser of a page in as a mother with a name. */
export async function becomeMother(page: Page, colo: Colo, { name, hasAgreed = true }: Mother) {
  await signInByRequest(page.context(), colo, `${crypto.randomUUID()}@exemplo.test`);
  await call(page, colo, 'PATCH', '/api/profile', { name });
  if (hasAgreed) await call(page, colo, 'POST', '/api/community/rules');
}

/** Another mother, with a phone of her own. */
export async function anotherMother(browser: Browser, colo: Colo, mother: Mother): Promise<Page> {
  const context = await browser.newContext({ baseURL: colo.address, ...phone });
  await skipFirstRun(context);
  const page = await context.newPage();
  await becomeMother(page, colo, mother);
  return page;
}

export async function call(page: Page, colo: Colo, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { Origin: colo.address },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

/** A post as if she had written it before. Its id. */
export async function published(page: Page, colo: Colo, told: Partial<CreateCommunityPost>): Promise<string> {
  const post = aPost(told);
  await call(page, colo, 'POST', '/api/community/posts', post);
  return post.id;
}

export async function talkOf(page: Page, id: string): Promise<TalkAnswer> {
  return (await page.request.get(`/api/community/posts/${id}`)).json();
}

export const cardOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^(Conversas|Conversations)$/ })
    .getByRole('article')
    .filter({ hasText: text });
