import type { html } from 'hono/html';

/** A piece of a page, escaped where it was made. */
export type Html = ReturnType<typeof html>;
