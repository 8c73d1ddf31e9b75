/** What a page may say to a service worker. */
export type WorkerMessage =
  /** Take over from the one before. */
  | { type: 'activate' }
  /** Take me too: I was on my way when you took the others. */
  | { type: 'claim' }
  /** Answered through the port with true or false: is a page with these scripts made of your files? */
  | { type: 'is-yours'; scripts: string[] };
