import { createHash } from 'node:crypto';

/**
 * The same for the same mail, should a process die between handing it over and noting that it did: mailboxes show a
 * mail of one id once.
 */
export function messageIdOf(mail: string, appUrl: string): string {
  const hash = createHash('sha256').update(mail).digest('hex').slice(0, 40);
  return `<${hash}@${new URL(appUrl).hostname}>`;
}
