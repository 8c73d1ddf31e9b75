import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authRoutes, signInSessionRoutes, viewerRoutes } from './features/access/access.routes.ts';
import { factorRoutes, recoveryCodeRoutes } from './features/access/factors/factors.routes.ts';
import { tokenRoutes } from './features/access/tokens/tokens.routes.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { waitlistAdminRoutes, waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { mailFolder } from './folders.ts';
import { pages } from './pages.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { neverCached } from './platform/http/never-cached.ts';
import { onError } from './platform/http/on-error.ts';
import { Refusal } from './platform/http/refusal.ts';
import { requestLog } from './platform/http/request-log.ts';
import { sameOriginWrites } from './platform/http/same-origin.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import { mailboxPage } from './platform/mail/mailbox-page.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import type { Services } from './services.ts';

/** Texts of ours are small; uploads have a limit of their own where they are received. */
const bodyBytes = 64 * 1024;

/** Every route of Colo, in one list. */
export function createApp(services: Services, web: StaticFiles | undefined) {
  const app = new Hono();

  app.use(requestLog(services.log));
  app.use(securityHeaders({ https: services.appUrl.startsWith('https:') }));
  app.use(sameOriginWrites(services.appUrl));
  app.use(bodyLimit({ maxSize: bodyBytes, onError: () => refuseLarge() }));
  app.use('/api/*', neverCached);
  app.use('/auth/*', neverCached);

  app.route('/', healthRoutes(services.db));
  app.route('/auth/v1', authRoutes(services));
  app.route('/auth/v1', tokenRoutes(services));
  app.route('/auth/v1/factors', factorRoutes(services));
  app.route('/auth/v1/recovery-codes', recoveryCodeRoutes(services));
  app.route('/api/viewer', viewerRoutes(services));
  app.route('/api/sign-in-sessions', signInSessionRoutes(services));
  app.route('/api/profile', profileRoutes(services));
  app.route('/api/notifications', notificationsRoutes(services));
  app.route('/api/consents', consentRoutes(services));
  app.route('/api/my-data', personalDataRoutes(services));
  app.route('/api/account', accountRoutes(services));
  app.route('/api/site', siteRoutes(services));
  app.route('/api/waitlist', waitlistRoutes(services));
  app.route('/api/admin', waitlistAdminRoutes(services));
  app.route('/media', mediaRoutes(services.media));
  if (!services.env.production) app.route('/dev/mail', mailboxPage(mailFolder(services.env)));
  if (web) app.route('/', pages(web, { development: !services.env.production }));

  app.notFound(() => {
    throw new Refusal('not_found', 'There is nothing at this address.');
  });
  // Clients of the specification's sign-in backend look for the reason at the top of the answer.
  app.onError(onError(services.log, { flatUnder: '/auth/v1/' }));
  return app;
}

function refuseLarge(): never {
  throw new Refusal('too_large', 'The request is larger than allowed.');
}
