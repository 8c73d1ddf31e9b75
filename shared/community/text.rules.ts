/** Marks that turn the direction of a text around, and letters of no width: they hide or forge, and say nothing. */
const tricks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu;
/** Control characters, save the line break and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** A text as it is stored: what she wrote, without what would trick a reader. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(tricks, '')
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Letters and signs by name, and nothing to the eye: fillers of Hangul, the empty pattern of Braille. */
const unseen = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Nothing in it can be seen: spaces of every kind, joiners, combining marks alone. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(unseen, ''));
}

/** Addresses of the web in a text, however they are written. */
export function linksIn(text: string): string[] {
  return (
    text.match(
      /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|shop|store|site|link|app|me|io|br)(?:\.br)?(?![\p{L}\d])(?:\/\S*)?/giu,
    ) ?? []
  );
}
