import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import type { Services } from '#server/services.ts';

/** What the prerendered pages cannot know: the owner's configuration. */
export function siteRoutes({ env }: Services) {
  return new Hono().get('/', open, (c) => c.json({ social: env.social }));
}
