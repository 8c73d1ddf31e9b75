import { csvLine } from '#server/platform/http/csv.ts';
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

export function entryLine(entry: Entry): string {
  return csvLine([entry.email, entry.language, entry.createdAt.toISOString()]);
}
