import { expect, type Page } from '@playwright/test';

/** What no screen says while something changed: the name, an age, a week, a birth, a milestone, an offer to buy. */
const words =
  /Bento|dias? de vida|\bm[eê]s(es)?\b|\bsemanas?\b|(seu|meu|do seu) beb[eê]|\bnasc(eu|imento|er)\b|idade corrigida|pr[eé]-?natal|mamada|soneca|days? old|\bmonths?\b|\bweeks?\b|your baby|\bborn\b|\bdue date\b|milestone|\bnap\b|premium|assinar|subscribe|\bplanos?\b|\bplans?\b|Lembrar|Remind Me/giu;

/** Texts that mothers and authors wrote, and that she opens herself, are theirs. */
const ownTexts = 'main li';

/** All that can be seen or heard on the page and in its tab, as one text. */
async function saidOn(page: Page, isOwn: boolean): Promise<string> {
  return page.evaluate(
    ({ selector }) => {
      const hidden = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
      const before = hidden.map(({ style }) => style.display);
      for (const { style } of hidden) style.display = 'none';
      const heard = [...document.querySelectorAll<HTMLElement>('[aria-label],[alt],[placeholder],[title]')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) =>
          ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
        );
      // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not said.
      const text = [document.title, document.body.innerText, ...heard].join('\n');
      hidden.forEach(({ style }, at) => {
        style.display = before[at] ?? '';
      });
      return text;
    },
    { selector: isOwn ? ownTexts : '' },
  );
}

/** The words of the baby on the page as it stands, with the page's path before each. */
export async function babyWordsOn(page: Page, { isOwn = false } = {}): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByRole('navigation', { name: /^(Ajuda|Help)$/ })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const said = await saidOn(page, isOwn);
  const { pathname } = new URL(page.url());
  return [...said.matchAll(words)].map(
    ({ 0: word, index }) =>
      `${pathname}: ${word} in “${said.slice(Math.max(0, index - 30), index + 40).replaceAll('\n', ' | ')}”`,
  );
}
