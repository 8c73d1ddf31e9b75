import type { ViewerAnswer } from '#shared/access/access.schema.ts';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import type { FamiliesAnswer } from '#shared/family/family.schema.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { fakeAccount } from './fake-account.ts';
import { someBaby } from './fake-family.ts';
import { stubFetch } from './stub-fetch.ts';

type Viewer = NonNullable<ViewerAnswer['viewer']>;
export type Call = { method: string; path: string; query: URLSearchParams; body: unknown };

/** Answers for the routes of one feature. Undefined: not one of its calls. */
export type FeatureAnswers = (call: Call, viewer: Viewer | null) => Response | ErrorCode | undefined;

const withoutSecondFactor = { hasSecondFactor: false, needsSecondFactor: false };

export const ana: Viewer = { id: '1', email: 'ana@colo.test', isStaff: false, ...withoutSecondFactor };
export const staff: Viewer = { id: '2', email: 'staff@colo.test', isStaff: true, ...withoutSecondFactor };

export const goodCode = '123456';
export const goodLink = 'a-good-link';

/**
 * The server as a page sees it, for tests of screens: it answers `fetch` in the shapes of the real routes.
 * `refuse` makes one path say no; `goOffline` makes every call fail as it does without a connection.
 */
export function fakeServer({
  viewer = null,
  profile = null,
  also = () => undefined,
}: {
  viewer?: Viewer | null;
  profile?: Partial<Profile> | null;
  also?: FeatureAnswers;
} = {}) {
  const calls: Call[] = [];
  const refusals = new Map<string, { code: ErrorCode; fields: Record<string, string> | undefined }>();
  let signedIn = viewer;
  let kept = profile && { ...emptyProfile, ...profile };
  let restored = false;
  let isLinkOfElsewhere = false;
  let askedAt: string | undefined;
  let online = true;
  const account = fakeAccount((to) => {
    signedIn = to && signedIn && { ...signedIn, ...to };
  });
  let held: { path?: string | undefined; until: Promise<void> } = { until: Promise.resolve() };

  function answer({ method, path, query, body }: Call): Response {
    const refused = refusals.get(path);
    if (refused) return refusal(refused.code, refused.fields);
    switch (`${method} ${path}`) {
      case 'GET /api/viewer':
        return Response.json({ viewer: signedIn });
      case 'POST /auth/v1/otp':
        return Response.json({});
      case 'POST /auth/v1/verify': {
        const proof = body as { token?: string; token_hash?: string };
        if (proof.token !== undefined && proof.token !== goodCode) return refusal('code_invalid');
        if (proof.token_hash !== undefined && proof.token_hash !== goodLink) return refusal('link_invalid');
        signedIn = ana;
        return Response.json({
          user: { id: ana.id, email: ana.email },
          ...(restored && { restored }),
          ...(proof.token_hash !== undefined && { return_to: askedAt }),
        });
      }
      case 'POST /auth/v1/link': {
        if ((body as { token_hash: string }).token_hash !== goodLink) return refusal('link_invalid');
        return Response.json({ maskedEmail: 'a…@c….test', mustAsk: isLinkOfElsewhere });
      }
      case 'POST /api/new-device/end':
        return new Response(null, { status: 204 });
      case 'POST /auth/v1/logout':
        if (query.get('scope') !== 'others') signedIn = null;
        return new Response(null, { status: 204 });
      case 'GET /api/sign-in-sessions':
        return Response.json({ sessions: [here, elsewhere] });
      case `DELETE /api/sign-in-sessions/${elsewhere.id}`:
        return new Response(null, { status: 204 });
      case 'GET /api/profile':
        return signedIn ? Response.json({ profile: kept }) : refusal('unauthenticated');
      case 'PATCH /api/profile':
        if (!signedIn) return refusal('unauthenticated');
        kept = { ...emptyProfile, ...kept, ...(body as Partial<Profile>) };
        return Response.json({ profile: kept });
      case 'GET /api/families':
        return signedIn ? Response.json(familyOf(signedIn)) : refusal('unauthenticated');
      case 'GET /api/admin/waitlist':
        return signedIn?.isStaff ? Response.json(waitlist) : refusal('forbidden');
      default: {
        const answered =
          also({ method, path, query, body }, signedIn) ??
          account({ method, path, body }, signedIn) ??
          'not_found';
        return typeof answered === 'string' ? refusal(answered) : answered;
      }
    }
  }

  stubFetch(async (input, init) => {
    const url = new URL(input, 'http://colo.test');
    if (!held.path || held.path === url.pathname) await held.until;
    if (!online) throw new TypeError('Failed to fetch');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    calls.push(call);
    return answer(call);
  });

  return {
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    refuse: (path: string, code: ErrorCode, fields?: Record<string, string>) =>
      refusals.set(path, { code, fields }),
    accept: (path: string) => refusals.delete(path),
    /** Answers nothing, or nothing at one path, until the returned function is called. */
    holdAnswers: (path?: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, until: promise };
      return resolve;
    },
    /** She had asked to be forgotten: her next sign-in takes it back. */
    awaitRegret: () => {
      restored = true;
    },
    /** The link of the mail was asked for in another browser, or somebody else is signed in here. */
    linkFromElsewhere: () => {
      isLinkOfElsewhere = true;
    },
    /** The link of the mail was asked for on this page. */
    linkAskedAt: (place: string) => {
      askedAt = place;
    },
    signIn: (someone: Viewer | null) => {
      signedIn = someone;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
    },
  };
}

function refusal(code: ErrorCode, fields?: Record<string, string>): Response {
  return Response.json(
    { error: { code, message: code, requestId: 'r-1', ...(fields && { fields }) } },
    { status: 400 },
  );
}

/** One baby, of whom nothing is told. */
const familyOf = ({ id }: Viewer): FamiliesAnswer => ({
  families: [
    {
      id: 'family',
      role: 'parent',
      isDefault: true,
      change: 0,
      asksWhose: false,
      timeZone: null,
      dayStartHour: 0,
      sleepDayStartHour: 6,
      babies: [someBaby({ id: 'ana', isDefault: true })],
      members: [{ id, name: null, role: 'parent' }],
    },
  ],
});

const emptyProfile: Profile = {
  name: null,
  age: null,
  birthDate: null,
  firstMaternity: null,
  previousExperience: null,
  otherExperience: null,
  joinGroups: null,
  babyName: null,
  babyBirthDate: null,
  babyAvatar: null,
  interests: [],
  contentPreference: [],
  specialistAccess: null,
  onboardingCompleted: false,
  gestationWeeks: null,
  journeyType: null,
  updatedAt: '2026-07-01T03:00:00.000Z',
  quiet: null,
  quietSince: null,
};

const here = {
  id: 'here',
  device: 'Chrome · Android',
  createdAt: '2026-07-01T03:00:00Z',
  lastUsedAt: '2026-07-03T03:00:00Z',
  isCurrent: true,
};

const elsewhere = { ...here, id: 'elsewhere', device: 'Safari · iPhone', isCurrent: false };

const waitlist = {
  entries: [{ id: '1', email: 'bia@colo.test', language: 'pt', createdAt: '2026-07-01T03:00:00Z' }],
  total: 1,
  nextCursor: null,
};
