import type { QueryClient } from '@tanstack/react-query';
import { pictureCache } from '#web/platform/device/kept-registry.ts';
import { store } from '#web/platform/device/store.ts';

/** Answers that speak of the baby or of what was chosen for its age, by the names they are remembered under. */
const copies =
  /^remembered:(family$|diary:|week-|feeds$|sleeps$|food-diary$|routines$|topics$|specialists-|sessions-|saved-sessions-)/;
const queries = ['daily', 'diary', 'own', 'timers'];

/**
 * Copies of what the server holds: they come back from there, should she want them back. What she did and the server
 * has yet to hear is in the outbox and in her timers, and stays. Pictures of the days lie among the worker's.
 */
export function forgetCopies(client: QueryClient): void {
  for (const key of store.keys()) if (copies.test(key)) store.remove(key);
  client.removeQueries({
    predicate: ({ queryKey }) => queries.includes(String(queryKey[0])),
    type: 'inactive',
  });
  void globalThis.caches?.delete(pictureCache).catch(() => false);
}
