import { html } from 'hono/html';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';

export type LetterPart = { paragraph: string } | { button: string; address: string } | { code: string };

/** One letter in two forms. Mail programs read no style sheets of ours, so the colours are written here. */
export function letter(language: Language, parts: LetterPart[]): { text: string; html: string } {
  return {
    text: `${parts.map(asText).join('\n\n')}\n\nColo\n`,
    html: String(html`<!doctype html>
<html lang="${documentLanguage[language]}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
</head>
<body style="margin:0;padding:24px 16px;background:#fff8f2;color:#3a2a2d;font:16px/24px Nunito,Verdana,sans-serif">
<div style="max-width:440px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:20px">
<p style="margin:0 0 20px;font:600 28px/32px Georgia,serif;color:#b5533c">Colo</p>
${parts.map(asHtml)}
</div>
</body>
</html>`),
  };
}

function asText(part: LetterPart): string {
  if ('paragraph' in part) return part.paragraph;
  return 'address' in part ? part.address : part.code;
}

function asHtml(part: LetterPart) {
  if ('paragraph' in part) return html`<p style="margin:0 0 16px">${part.paragraph}</p>\n`;
  if ('address' in part) {
    return html`<p style="margin:0 0 20px"><a href="${part.address}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#b5533c;color:#ffffff;font-weight:700;text-decoration:none">${part.button}</a></p>\n`;
  }
  return html`<p style="margin:0 0 20px;font:700 32px/40px Verdana,sans-serif;letter-spacing:6px">${part.code}</p>\n`;
}
