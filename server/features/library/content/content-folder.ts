import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withTriage } from '#shared/care/triage.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { type ArticleFile, readArticleFile } from '../article-file.ts';

type MediaFile = { path: string; hash: string };

/** One article of content/, with what lies beside it under the same name. */
export type ContentArticle = {
  /** 'sono-do-bebe/primeiras-semanas-de-sono.pt': what the row is recognised by. */
  key: string;
  /** The name without language: the same for both. */
  slug: string;
  hash: string;
  file: ArticleFile;
  cover: (MediaFile & { alt: string | null }) | undefined;
  audio: MediaFile | undefined;
};

type AltTexts = Record<string, Partial<Record<Language, string>>>;

/** Everything under content/articles, in a fixed order. Covers and audio may be missing. */
export async function readContentFolder(folder: string): Promise<ContentArticle[]> {
  const articles = join(folder, 'articles');
  if (!existsSync(articles)) return [];
  const altTexts: AltTexts = JSON.parse(
    await readFile(join(folder, 'covers/alt.json'), 'utf8').catch(() => '{}'),
  );
  const entries = await readdir(articles, { recursive: true });
  const names = entries.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readContentArticle(folder, join(articles, name), altTexts)));
}

async function readContentArticle(folder: string, path: string, altTexts: AltTexts): Promise<ContentArticle> {
  const text = await readFile(path, 'utf8');
  const key = relative(join(folder, 'articles'), path).replaceAll('\\', '/').replace(/\.md$/, '');
  const slug = key.replace(/^.*\//, '').replace(/\.(pt|en)$/, '');
  const file = parsed(text, key);
  const cover = await mediaFile(join(folder, 'covers', `${slug}.svg`));
  return {
    key,
    slug,
    // With what it takes from elsewhere: words that change there renew the row too.
    hash: digest(withTriage(text, file.language)),
    file,
    cover: cover && { ...cover, alt: altTexts[slug]?.[file.language] ?? null },
    audio: await mediaFile(join(folder, 'audio', `${slug}.${file.language}.mp3`)),
  };
}

function parsed(text: string, key: string): ArticleFile {
  try {
    return readArticleFile(text);
  } catch (error) {
    throw new Error(`content/articles/${key}.md cannot be read`, { cause: error });
  }
}

async function mediaFile(path: string): Promise<MediaFile | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && { path, hash: digest(bytes) };
}

const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
