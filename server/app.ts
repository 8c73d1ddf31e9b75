import { Hono } from 'hono';
import { withoutLanguagePrefix } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { maxPhotoBytes } from '#shared/photos/photos.schema.ts';
import { uploadKinds } from '#shared/uploads/uploads.schema.ts';
import { authRoutes, signInSessionRoutes, viewerRoutes } from './features/access/access.routes.ts';
import { newDeviceRoutes } from './features/access/devices/devices.routes.ts';
import { factorRoutes, recoveryCodeRoutes } from './features/access/factors/factors.routes.ts';
import { passkeySignInRoutes } from './features/access/passkeys/passkey-sign-in.routes.ts';
import { passkeyRoutes } from './features/access/passkeys/passkeys.routes.ts';
import { reauthenticationRoutes } from './features/access/reauthentication/reauthentication.routes.ts';
import { tokenRoutes } from './features/access/tokens/tokens.routes.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { checkinRoutes } from './features/checkin/checkin.routes.ts';
import { communityRoutes } from './features/community/community.routes.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { hasConsentIn } from './features/consent/health-consent.ts';
import { consultationRoutes } from './features/consultation/consultation.routes.ts';
import { sharedSheetRoutes } from './features/consultation/shared-sheet.routes.ts';
import { dailyAdminRoutes } from './features/daily/admin/daily-admin.routes.ts';
import { dailyRoutes } from './features/daily/daily.routes.ts';
import { familyCountsRoutes } from './features/diary/admin/family-counts.routes.ts';
import { diaryRoutes } from './features/diary/diary.routes.ts';
import { editingRoutes } from './features/editing/editing.routes.ts';
import { familyDeletionRoutes } from './features/family/deletion/family-deletion.routes.ts';
import { familyNumbers } from './features/family/family.gate.ts';
import { familyRoutes } from './features/family/family.routes.ts';
import { heldFamilies } from './features/family/held-families.ts';
import { diaryExportRoutes } from './features/imports/diary-export.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { articleRoutes, readingListRoutes } from './features/library/library.routes.ts';
import { careRoutes } from './features/moderation/care.routes.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { nursingRoutes } from './features/nursing/nursing.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { photoRoutes } from './features/photos/photos.routes.ts';
import { nameOf } from './features/profile/profile.repository.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { readingRoutes } from './features/reading/reading.routes.ts';
import { readingFrames } from './features/reading/reading-frames.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { routineRoutes } from './features/routines/routines.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { questionsAdminRoutes } from './features/specialists/admin/questions-admin.routes.ts';
import { sessionsAdminRoutes } from './features/specialists/admin/sessions-admin.routes.ts';
import { specialistsAdminRoutes } from './features/specialists/admin/specialists-admin.routes.ts';
import { calendarRoutes } from './features/specialists/calendar.routes.ts';
import { replanRemindersOf } from './features/specialists/reminders/reminders.service.ts';
import { specialistsRoutes } from './features/specialists/specialists.routes.ts';
import { streamRoutes } from './features/specialists/stream/stream.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { planRoutes } from './features/subscribers/plan.routes.ts';
import { subscriberRoutes } from './features/subscribers/subscribers.routes.ts';
import { changesRoutes } from './features/sync/changes.routes.ts';
import { syncRoutes } from './features/sync/sync.routes.ts';
import { topicRoutes } from './features/topics/topics.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { vaccineAdminRoutes, vaccineRoutes } from './features/vaccines/vaccines.routes.ts';
import { waitlistAdminRoutes, waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { mailFolder } from './folders.ts';
import { pages } from './pages.ts';
import { bodyLimits } from './platform/http/body-limits.ts';
import { noticeProxy } from './platform/http/client-address.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { jsonDepth } from './platform/http/json-depth.ts';
import { neverCached } from './platform/http/never-cached.ts';
import { onError } from './platform/http/on-error.ts';
import { readLimit } from './platform/http/read-limit.ts';
import { Refusal } from './platform/http/refusal.ts';
import { requestLog } from './platform/http/request-log.ts';
import { sameOriginWrites } from './platform/http/same-origin.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import { mailboxPage } from './platform/mail/mailbox-page.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import { type Renderer, renderedPages } from './rendered-pages.ts';
import type { Services } from './services.ts';
import { writeHandlers } from './write-handlers.ts';

const kilobyte = 1024;

/** Texts of ours are small. Whatever may be larger is named here. */
const bodySizes = {
  usual: 64 * kilobyte,
  larger: {
    // A night's worth of writes, kept on the phone until there was a network.
    '/api/sync': 4096 * kilobyte,
    // A part of an import: five hundred records, some with long notes.
    '/api/imports': 1024 * kilobyte,
    // An article of 100,000 characters, in whatever letters, and what stands around it.
    '/api/admin/articles': 512 * kilobyte,
    // A calendar of two hundred doses, with remarks in both languages.
    '/api/admin/vaccines': 256 * kilobyte,
    // A list of subscribers of 50,000 characters, in whatever letters.
    '/api/admin/subscribers': 512 * kilobyte,
    '/api/photos': maxPhotoBytes,
  },
  streamed: uploadKinds.map((kind) => `/api/admin/uploads/${kind}`),
};

/** What every request passes before its route. */
function guarded(services: Services): Hono {
  const app = new Hono();
  app.use(requestLog(services.log));
  if (services.env.production && services.env.trustProxy === 0) app.use(noticeProxy(services.log));
  app.use(
    securityHeaders({
      https: services.appUrl.startsWith('https:'),
      isFramedByUs: (path) => withoutLanguagePrefix(path) === paths.adminPreview,
      isNoPage: (path) => path.startsWith('/assets/'),
    }),
  );
  app.use(sameOriginWrites(services.appUrl));
  app.use(bodyLimits(bodySizes));
  app.use(jsonDepth(bodySizes));
  const reading = readLimit({
    perMinute: services.env.readLimit,
    proxies: services.env.trustProxy,
    clock: services.clock,
    whoAsked: (c) => c.get('userId') ?? c.get('staffId'),
  });
  app.use('/api/*', reading);
  app.use('/auth/*', reading);
  for (const path of ['/ler/*', '/en/read/*', '/consulta/*', '/sitemap.xml']) app.use(path, reading);
  app.use('/api/*', neverCached);
  app.use('/auth/*', neverCached);
  return app;
}

/** The built web app, and what makes its pages. */
export type Web = { files: StaticFiles; renderer: () => Promise<Renderer | undefined> };

function webPages(services: Services, { files, renderer }: Web, app: Hono) {
  const { clock, log } = services;
  const answer = (request: Request, env: unknown) => app.fetch(request, env as object);
  const render = renderedPages({ web: files, renderer, answer, clock, log });
  return pages(files, { development: !services.env.production, render });
}

/** Every route of Colo, in one list. */
export function createApp(services: Services, web?: Web) {
  const app = guarded(services);

  app.route('/', healthRoutes(services.db));
  app.route('/auth/v1', authRoutes(services));
  app.route('/auth/v1', tokenRoutes(services));
  app.route('/auth/v1/factors', factorRoutes(services));
  app.route('/auth/v1/recovery-codes', recoveryCodeRoutes(services));
  app.route('/auth/v1/passkeys', passkeySignInRoutes(services));
  app.route('/auth/v1/reauthentication', reauthenticationRoutes(services));
  app.route('/api/passkeys', passkeyRoutes(services));
  app.route('/api/viewer', viewerRoutes(services));
  app.route('/api/sign-in-sessions', signInSessionRoutes(services));
  app.route('/api/new-device', newDeviceRoutes(services));
  app.route('/api/profile', profileRoutes(services));
  app.route('/api/families', familyRoutes(services, nameOf));
  app.route('/api/families', familyDeletionRoutes(services));
  app.route('/api/notifications', notificationsRoutes(services, replanRemindersOf));
  app.route('/api/consents', consentRoutes(services));
  app.route('/api/my-data', personalDataRoutes(services));
  app.route('/api/account', accountRoutes(services));
  app.route('/api/sync', syncRoutes(services, writeHandlers, heldFamilies(hasConsentIn)));
  app.route('/api/changes', changesRoutes(services, familyNumbers));
  app.route('/api/diary', diaryRoutes(services));
  app.route('/api/imports', importRoutes(services));
  app.route('/api/diary-export', diaryExportRoutes(services));
  app.route('/api/photos', photoRoutes(services));
  app.route('/api/consultation', consultationRoutes(services));
  app.route('/api/nursing', nursingRoutes(services));
  app.route('/api/reminders', reminderRoutes(services));
  app.route('/api/checkins', checkinRoutes(services));
  app.route('/api/routines', routineRoutes(services));
  app.route('/api/topics', topicRoutes(services));
  app.route('/api/community', communityRoutes(services));
  app.route('/api/community', careRoutes(services));
  app.route('/api/specialists', specialistsRoutes(services));
  app.route('/api/specialists', calendarRoutes(services));
  app.route('/api/specialists/sessions', streamRoutes(services));
  app.route('/api/daily', dailyRoutes(services));
  app.route('/api/vaccines', vaccineRoutes(services));
  app.route('/api/plan', planRoutes(services));
  app.route('/api/site', siteRoutes(services));
  app.route('/api/articles', articleRoutes(services));
  app.route('/api/reading-list', readingListRoutes(services));
  app.route('/api/waitlist', waitlistRoutes(services));
  app.route('/api/admin', waitlistAdminRoutes(services));
  app.route('/api/admin/uploads', uploadRoutes(services));
  app.route('/api/admin/articles', editingRoutes(services));
  app.route('/api/admin/daily', dailyAdminRoutes(services));
  app.route('/api/admin/staff', staffRoutes(services));
  app.route('/api/admin/audit', auditRoutes(services));
  app.route('/api/admin/families', familyCountsRoutes(services));
  app.route('/api/admin/specialists', specialistsAdminRoutes(services));
  app.route('/api/admin/sessions', sessionsAdminRoutes(services));
  app.route('/api/admin/questions', questionsAdminRoutes(services));
  app.route('/api/admin/subscribers', subscriberRoutes(services));
  app.route('/api/admin/vaccines', vaccineAdminRoutes(services));
  app.route('/api/admin/moderation', moderationRoutes(services));
  app.route('/media', mediaRoutes(services.media));
  if (!services.env.production) app.route('/dev/mail', mailboxPage(mailFolder(services.env)));
  app.route('/', readingRoutes(services, readingFrames(web?.files)));
  app.route('/', sharedSheetRoutes(services, readingFrames(web?.files)));
  if (web) app.route('/', webPages(services, web, app));

  app.notFound(() => {
    throw new Refusal('not_found', 'There is nothing at this address.');
  });
  // Clients of the specification's sign-in backend look for the reason at the top of the answer.
  app.onError(onError(services.log, { flatUnder: '/auth/v1/' }));
  return app;
}
