import type { WaitlistEntryAnswer } from '#shared/waitlist/waitlist.schema.ts';
import type { waitlistEntries } from './waitlist.table.ts';

type Entry = typeof waitlistEntries.$inferSelect;

export function presentEntry(entry: Entry): WaitlistEntryAnswer {
  return {
    id: entry.id,
    email: entry.email,
    language: entry.language,
    createdAt: entry.createdAt.toISOString(),
  };
}

export const csvHeader = 'email,language,created_at\r\n';

export function csvLine(entry: Entry): string {
  return `${[entry.email, entry.language, entry.createdAt.toISOString()].map(csvCell).join(',')}\r\n`;
}

/** Quoted, and never a formula: a spreadsheet runs what begins with one of these signs. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
