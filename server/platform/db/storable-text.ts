/**
 * Two things that a phone's keyboard can send and PostgreSQL cannot hold: a zero byte, and half of an emoji. One
 * such sign must not keep a night's feeds from being stored.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
