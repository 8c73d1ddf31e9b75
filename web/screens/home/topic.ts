/** The topics whose page exists so far. */
export type Topic = 'breastfeeding';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which topic home shows in its place. */
    topic?: Topic | undefined;
  }
}
