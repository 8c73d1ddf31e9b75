import * as v from 'valibot';
import {
  deviceEndSchema,
  linkLookSchema,
  linkRequestQuerySchema,
  linkRequestSchema,
  signOutSchema,
  verificationSchema,
} from '#shared/access/access.schema.ts';
import {
  enrolmentSchema,
  factorVerificationSchema,
  recoveryCodeSchema,
} from '#shared/access/factor.schema.ts';
import { deletionRequestSchema } from '#shared/account/account.schema.ts';
import { auditQuerySchema } from '#shared/audit/audit.schema.ts';
import { checkinWrites } from '#shared/checkin/checkin.schema.ts';
import { appealSchema, distanceSchema, reportSchema } from '#shared/community/care.schema.ts';
import {
  communityWrites,
  createCommunityPostSchema,
  editCommentSchema,
  editCommunityPostSchema,
  featuredQuerySchema,
  feedQuerySchema,
  pageQuerySchema,
} from '#shared/community/community.schema.ts';
import { caseQuerySchema, decisionSchema, watchedWordSchema } from '#shared/community/moderation.schema.ts';
import { consentWrites } from '#shared/consent/consent.schema.ts';
import { newLinkSchema, sheetQuerySchema } from '#shared/consultation/sheet.schema.ts';
import {
  dailyFieldsSchema,
  dailyListQuerySchema,
  dailyWrites,
  weekContentQuerySchema,
} from '#shared/daily/daily.schema.ts';
import {
  diaryAllQuerySchema,
  diaryChangesQuerySchema,
  diaryPageQuerySchema,
  diaryRangeQuerySchema,
} from '#shared/diary/diary.schema.ts';
import { kindNames } from '#shared/diary/kinds.ts';
import { diaryWrites } from '#shared/diary/record.schema.ts';
import {
  articleSaveSchema,
  draftSaveSchema,
  editingListQuerySchema,
} from '#shared/editing/editing.schema.ts';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { arrivals, babyStates, roles } from '#shared/family/family.schema.ts';
import { foodWrites } from '#shared/foods/food.schema.ts';
import { importAskedSchema, importPartSchema, importQuerySchema } from '#shared/import/import.schema.ts';
import { importSources } from '#shared/import/imported.ts';
import {
  articleFeedbackSchema,
  articleListQuerySchema,
  articleSearchQuerySchema,
  libraryQuerySchema,
  visitorFeedbackSchema,
} from '#shared/library/library.schema.ts';
import { notificationsSchema } from '#shared/notifications/notifications.schema.ts';
import { nursingWrites } from '#shared/nursing/nursing.schema.ts';
import { photoPutQuerySchema } from '#shared/photos/photos.schema.ts';
import { babyAvatars } from '#shared/profile/profile.rules.ts';
import { profilePatchSchema } from '#shared/profile/profile.schema.ts';
import { quietWrites } from '#shared/quiet/quiet.schema.ts';
import { reminderWrites } from '#shared/reminders/reminder.schema.ts';
import { routineSchema, routineWrites } from '#shared/routines/routine.schema.ts';
import { sleepWrites } from '#shared/sleep/sleep.schema.ts';
import {
  availabilitySchema,
  cancelSchema,
  saveSessionSchema,
  saveSpecialistSchema,
  sessionFieldsSchema,
  specialistFieldsSchema,
  subscriberSchema,
} from '#shared/specialists/session-admin.schema.ts';
import {
  languageQuerySchema,
  sessionListQuerySchema,
  specialistWrites,
} from '#shared/specialists/specialists.schema.ts';
import { staffMemberSchema } from '#shared/staff/staff.schema.ts';
import { changesQuerySchema } from '#shared/sync/changes.schema.ts';
import { syncRequestSchema } from '#shared/sync/sync.schema.ts';
import { topicWrites } from '#shared/topics/topics.schema.ts';
import { schedulePutSchema } from '#shared/vaccines/schedule-desk.schema.ts';

export type Schema = v.GenericSchema<unknown, unknown>;
type Contract = { query?: Schema; body?: Schema; answer?: Schema };

const page = { nextCursor: v.nullable(v.string()) };
const moment = v.pipe(v.string(), v.isoTimestamp());
const record = v.strictObject({
  id: v.string(),
  babyId: v.nullable(v.string()),
  kind: v.picklist(kindNames),
  startTime: v.nullable(moment),
  endTime: v.nullable(moment),
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
  durationSeconds: v.nullable(v.number()),
  details: v.record(v.string(), v.unknown()),
  notes: v.nullable(v.string()),
  timeZone: v.nullable(v.string()),
  groupId: v.nullable(v.string()),
  revision: v.number(),
  change: v.number(),
  recordedBy: v.nullable(v.string()),
  updatedBy: v.nullable(v.string()),
  createdAt: moment,
  updatedAt: moment,
  replaced: v.optional(v.strictObject({ by: v.nullable(v.string()), at: moment })),
});
const records = v.strictObject({ records: v.array(record), ...page });
const date = v.nullable(v.pipe(v.string(), v.isoDate()));
const baby = v.strictObject({
  id: v.string(),
  name: v.nullable(v.string()),
  sex: v.nullable(v.picklist(['f', 'm'])),
  avatar: v.nullable(v.picklist(babyAvatars)),
  arrival: v.picklist(arrivals),
  birthDate: date,
  dueDate: date,
  toldDate: date,
  gestationWeeks: v.nullable(v.number()),
  state: v.picklist(babyStates),
  stateSince: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  isDefault: v.boolean(),
  deletionAskedAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});
const family = v.strictObject({
  id: v.string(),
  role: v.picklist(roles),
  isDefault: v.boolean(),
  change: v.number(),
  asksWhose: v.boolean(),
  timeZone: v.nullable(v.string()),
  dayStartHour: v.number(),
  sleepDayStartHour: v.number(),
  deletionAskedAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  recordsDeletionAskedAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  babies: v.array(baby),
  members: v.array(v.strictObject({ id: v.string(), name: v.nullable(v.string()), role: v.picklist(roles) })),
});
const outcome = v.variant('done', [
  v.strictObject({ id: v.string(), done: v.literal(true) }),
  v.strictObject({
    id: v.string(),
    done: v.literal(false),
    code: v.picklist(errorCodes),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
]);
const imported = v.strictObject({
  id: v.string(),
  source: v.picklist(importSources),
  startedAt: moment,
  importedBy: v.nullable(v.string()),
  parts: v.number(),
  taken: v.number(),
  takenBackAt: v.nullable(moment),
});
export const refused = v.strictObject({
  error: v.strictObject({
    code: v.picklist(errorCodes),
    message: v.string(),
    requestId: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});

/** By method and path; `*` is one part of a path. */
const contracts: Record<string, Contract> = {
  'POST /auth/v1/otp': { query: linkRequestQuerySchema, body: linkRequestSchema },
  'POST /auth/v1/verify': { body: verificationSchema },
  'POST /auth/v1/link': { body: linkLookSchema },
  'POST /auth/v1/logout': { query: signOutSchema },
  'POST /auth/v1/factors': { body: enrolmentSchema },
  'POST /auth/v1/factors/*/verify': { body: factorVerificationSchema },
  'POST /auth/v1/recovery-codes/use': { body: recoveryCodeSchema },
  'POST /api/new-device/end': { body: deviceEndSchema },
  'PATCH /api/profile': { body: profilePatchSchema },
  'GET /api/families': {
    answer: v.strictObject({ families: v.array(family) }),
  },
  'PUT /api/notifications': { body: notificationsSchema, answer: notificationsSchema },
  'GET /api/notifications': { answer: notificationsSchema },
  'POST /api/account/deletion': { body: deletionRequestSchema },
  'POST /api/sync': {
    body: syncRequestSchema,
    answer: v.strictObject({ outcomes: v.array(outcome) }),
  },
  'GET /api/changes': { query: changesQuerySchema },
  'GET /api/diary': { query: diaryPageQuerySchema, answer: records },
  'GET /api/diary/range': { query: diaryRangeQuerySchema, answer: records },
  'GET /api/diary/all': { query: diaryAllQuerySchema, answer: v.object({ records: v.array(record) }) },
  'PUT /api/photos/*': {
    query: photoPutQuerySchema,
    answer: v.strictObject({ id: v.string(), width: v.number(), height: v.number() }),
  },
  'GET /api/diary/changes': {
    query: diaryChangesQuerySchema,
    answer: v.strictObject({
      records: v.array(record),
      tombstones: v.array(v.strictObject({ id: v.string(), change: v.number(), deletedAt: moment })),
      change: v.number(),
      hasMore: v.boolean(),
    }),
  },
  'GET /api/imports': {
    query: importQuerySchema,
    answer: v.strictObject({ imports: v.array(imported) }),
  },
  'POST /api/imports/known': {
    query: importQuerySchema,
    body: importAskedSchema,
    answer: v.strictObject({
      there: v.array(v.string()),
      deleted: v.array(v.string()),
      maybe: v.array(v.string()),
    }),
  },
  'POST /api/imports/*/parts': { query: importQuerySchema, body: importPartSchema, answer: imported },
  'DELETE /api/imports/*': {
    query: importQuerySchema,
    answer: v.strictObject({ deleted: v.number(), kept: v.number() }),
  },
  'GET /api/reminders': {
    answer: v.strictObject({ reminders: v.array(reminderWrites['diary-reminder.put']) }),
  },
  'GET /api/consultation/sheet': { query: sheetQuerySchema },
  'POST /api/consultation/links': { body: newLinkSchema },
  'GET /api/routines': {
    answer: v.strictObject({
      routines: v.array(v.strictObject({ ...routineSchema.entries, updatedAt: v.string() })),
    }),
  },
  'GET /api/community/posts': { query: feedQuerySchema },
  'GET /api/community/featured': { query: featuredQuerySchema },
  'GET /api/community/saved': { query: pageQuerySchema },
  'GET /api/community/mine': { query: pageQuerySchema },
  'GET /api/community/notices': { query: pageQuerySchema },
  'POST /api/community/posts': { body: createCommunityPostSchema },
  'PATCH /api/community/posts/*': { body: editCommunityPostSchema },
  'PATCH /api/community/comments/*': { body: editCommentSchema },
  'POST /api/community/reports': { body: reportSchema },
  'POST /api/community/distances': { body: distanceSchema },
  'POST /api/community/appeals': { body: appealSchema },
  'GET /api/specialists': { query: languageQuerySchema },
  'GET /api/specialists/saved': { query: languageQuerySchema },
  'GET /api/specialists/sessions': { query: sessionListQuerySchema },
  'GET /api/daily/week': { query: weekContentQuerySchema },
  'GET /api/articles': { query: articleListQuerySchema },
  'GET /api/articles/overview': { query: libraryQuerySchema },
  'GET /api/articles/search': { query: articleSearchQuerySchema },
  'POST /api/articles/*/feedback': { body: articleFeedbackSchema },
  'POST /api/articles/*/visitor-feedback': { body: visitorFeedbackSchema },
  'GET /api/admin/audit': { query: auditQuerySchema },
  'GET /api/admin/articles': { query: editingListQuerySchema },
  'PUT /api/admin/articles/*': { body: articleSaveSchema },
  'PUT /api/admin/articles/*/draft': { body: draftSaveSchema },
  'GET /api/admin/daily': { query: dailyListQuerySchema },
  'POST /api/admin/daily': { body: dailyFieldsSchema },
  'PUT /api/admin/daily/*': { body: dailyFieldsSchema },
  'PUT /api/admin/vaccines/schedule': { body: schedulePutSchema },
  'POST /api/admin/staff': { body: staffMemberSchema },
  'POST /api/admin/specialists': { body: specialistFieldsSchema },
  'PUT /api/admin/specialists/*': { body: saveSpecialistSchema },
  'PUT /api/admin/specialists/*/availability': { body: availabilitySchema },
  'POST /api/admin/sessions': { body: sessionFieldsSchema },
  'PUT /api/admin/sessions/*': { body: saveSessionSchema },
  'POST /api/admin/sessions/*/cancel': { body: cancelSchema },
  'PUT /api/admin/subscribers': { body: subscriberSchema },
  'GET /api/admin/moderation/cases': { query: caseQuerySchema },
  'POST /api/admin/moderation/cases/*/decisions': { body: decisionSchema },
  'PUT /api/admin/moderation/watched-words': { body: watchedWordSchema },
};

/** What goes into the outbox, by kind. */
export const writes: Record<string, Schema> = {
  ...checkinWrites,
  ...communityWrites,
  ...consentWrites,
  ...dailyWrites,
  ...diaryWrites,
  ...foodWrites,
  ...nursingWrites,
  ...quietWrites,
  ...reminderWrites,
  ...routineWrites,
  ...sleepWrites,
  ...specialistWrites,
  ...topicWrites,
};

export function contractOf(call: string): Contract {
  const exact = contracts[call];
  if (exact) return exact;
  const parts = call.split('/');
  const matches = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);
  };
  return Object.entries(contracts).find(([pattern]) => matches(pattern))?.[1] ?? {};
}
