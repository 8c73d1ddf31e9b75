import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { parseMarkdown, spokenText } from '#shared/library/markdown.rules.ts';
import { sentencesOf } from '#web/platform/device/sentences.ts';

/** A whole article as the device's voice reads it, sentence by sentence. */
export function spokenArticle({ title, introduction, content, practicalTip }: ArticleAnswer): string[] {
  return [title, introduction ?? '', ...spokenText(parseMarkdown(content)), practicalTip ?? ''].flatMap(
    sentencesOf,
  );
}
