/** What the page may say to a service worker that waits. */
export type WorkerMessage =
  /** Take over from the one before. */
  | { type: 'activate' }
  /** Answered through the port with true or false: is a page with these scripts made of your files? */
  | { type: 'is-yours'; scripts: string[] };
