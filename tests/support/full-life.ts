import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signInSessions, users } from '#server/features/access/access.table.ts';
import {
  factorChallenges,
  recoveryCodes,
  secondFactors,
} from '#server/features/access/factors/factors.table.ts';
import { passkeyChallenges, passkeys } from '#server/features/access/passkeys/passkeys.table.ts';
import type { Owner } from '#server/features/access/personal-data.ts';
import { reauthenticationCodes } from '#server/features/access/reauthentication/reauthentication.table.ts';
import { staffMembers } from '#server/features/access/staff.table.ts';
import type { StaffId, UserId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { postDrafts, postRevisions } from '#server/features/editing/editing.table.ts';
import { babies } from '#server/features/family/family.table.ts';
import { subscribers } from '#server/features/subscribers/subscribers.table.ts';
import { receivedWrites } from '#server/features/sync/sync.table.ts';
import { mediaUploads } from '#server/features/uploads/uploads.table.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import { aPost } from './a-post.ts';
import { articleFields } from './article-fields.ts';
import { addArticle } from './articles.ts';
import { careAndAppeal } from './care-life.ts';
import { aComment, aHeart, aSave, publish, send } from './community.ts';
import { agreed } from './consent.ts';
import { aDailyMark, addDaily } from './daily.ts';
import { aDiary, aFeedRecord } from './diary.ts';
import { familyOf } from './family.ts';
import { aNight } from './nursing.ts';
import { putPhoto } from './photos.ts';
import { aDiaryReminder } from './reminders.ts';
import {
  addSession,
  aQuestion,
  aQuestionHeart,
  aReminder,
  aSavedSession,
  aSessionLike,
} from './specialists.ts';
import type { TestApp } from './test-app.ts';
import { everyTool } from './topic-tools.ts';

/** A mother who used all of Colo: every table that can hold something of hers does. */
export async function liveFully(colo: TestApp, email: string) {
  const { clock } = colo;
  const { db } = colo.services;
  await colo.browser().post('/api/waitlist', { email, language: 'pt' });
  await colo.signedIn(email);
  clock.pass({ hours: 2 });
  const her = await colo.signedIn(email);
  await her.call('PATCH', '/api/profile', {
    body: {
      name: '=Ana "Flor"',
      age: 31,
      firstMaternity: false,
      previousExperience: 'outra',
      otherExperience: 'uma história,\ncom linhas',
      babyName: 'Bento 🌱',
      babyBirthDate: '2026-01-31',
      journeyType: 'com-bebe',
      interests: ['sono-rotina', 'parto-gestacao'],
      contentPreference: ['audio'],
    },
  });
  await her.call('PUT', '/api/notifications', { body: { ...defaultNotifications, weeklyContent: true } });
  await agreed(her);
  await her.post('/api/sync', { writes: [...aNight(clock.now()), ...everyTool(clock.now())] });
  const familyId = await familyOf(colo, email);
  await her.post('/api/sync', {
    writes: [...aDiary(clock.now(), familyId), aDiaryReminder(clock.now(), familyId)],
  });
  const imported = { source: 'huckleberry', part: 0, records: [aFeedRecord(clock.now(), { familyId })] };
  await her.post(`/api/imports/${randomUUID()}/parts?family=${familyId}`, imported);
  await putPhoto(colo, her, { familyId });
  await shareSheet(colo, email, her);
  await sayHowSheIs(colo, her);
  await readAndSay(colo, her);
  await shareWithMothers(her);
  await meetSpecialists(colo, her);
  await liveToday(colo, her);
  await db.insert(subscribers).values({ email, paymentCurrency: 'BRL', createdAt: clock.now() });
  await colo.browser().post('/auth/v1/otp', { email });

  const [user] = await db.select().from(users).where(eq(users.email, email));
  const owner: Owner = { userId: (user?.id ?? '') as UserId, email };
  await careAndAppeal(colo, owner);
  const [session] = await db.select().from(signInSessions).where(eq(signInSessions.userId, owner.userId));
  // Enrolled and not yet verified: she is not asked for it.
  const factorId = randomUUID();
  await db.insert(secondFactors).values({
    id: factorId,
    userId: owner.userId,
    factorType: 'totp',
    friendlyName: 'Meu celular',
    sealedSecret: 'a sealed secret',
    createdAt: clock.now(),
  });
  await db.insert(passkeys).values({
    id: randomUUID(),
    userId: owner.userId,
    name: 'Chrome · Android',
    credentialId: randomUUID(),
    publicKey: 'a public key',
    counter: 3,
    transports: ['internal'],
    isBackedUp: true,
    createdAt: clock.now(),
    lastUsedAt: clock.now(),
  });
  await db.insert(passkeyChallenges).values({
    challengeHash: randomUUID(),
    purpose: 'confirm',
    sessionId: session?.id ?? '',
    expiresAt: clock.now(),
  });
  await db.insert(reauthenticationCodes).values({
    id: randomUUID(),
    sessionId: session?.id ?? '',
    codeHash: 'a hash',
    expiresAt: clock.now(),
  });
  await db.insert(recoveryCodes).values([1, 2].map((n) => ({ userId: owner.userId, codeHash: `hash ${n}` })));
  await db.insert(factorChallenges).values({
    id: randomUUID(),
    factorId,
    sessionId: session?.id ?? '',
    expiresAt: clock.now(),
  });
  await db.insert(receivedWrites).values({
    userId: owner.userId,
    id: randomUUID(),
    kind: 'feed.put',
    outcome: { done: true },
    receivedAt: clock.now(),
  });
  // She was of the staff once, and sent a picture that only a draft of hers shows.
  const name = `${clock.now().getTime()}-${factorId}`;
  const url = `/media/post-images/${name}-w320.webp`;
  await db.insert(mediaUploads).values({
    bucket: 'post-images',
    name,
    url,
    files: [`${name}-w320.avif`, `${name}-w320.webp`],
    bytes: 2048,
    userId: owner.userId,
    createdAt: clock.now(),
  });
  await writeAsStaff(colo, owner, url);
  return { her, owner };
}

/** She also wrote: an article that she saved, another that she did not, and her acts are written down. */
async function writeAsStaff(
  { clock, services: { db } }: TestApp,
  { userId, email }: Owner,
  url: string,
): Promise<void> {
  const article = await addArticle({ clock, services: { db } });
  const now = clock.now();
  const fields = articleFields();
  const saved = { fields, state: 'draft' as const, savedByEmail: email, savedAt: now };
  await db.insert(postRevisions).values({ postId: article.id, version: 1, ...saved });
  const drafted = { ...fields, picture: { url, width: 320, height: 180, widths: [320] } };
  await db
    .insert(postDrafts)
    .values({ postId: randomUUID(), userId, fields: drafted, baseVersion: 0, keptAt: now });
  await record(db, userId as StaffId, {
    action: 'article_saved',
    subject: article.title,
    subjectId: article.id,
    at: now,
  });
  await record(db, null, { action: 'staff_added', subject: email, subjectId: null, at: now });
  await db.insert(staffMembers).values({ email, addedAt: now });
}

/** She says how she is, for herself. */
async function sayHowSheIs({ clock }: TestApp, her: ReturnType<TestApp['browser']>): Promise<void> {
  const said = {
    id: randomUUID(),
    at: clock.now().toISOString(),
    mood: 'hard',
    night: 'little',
    text: 'Cansada',
  };
  await her.post('/api/sync', {
    writes: [
      { id: randomUUID(), kind: 'checkin.agree', body: {} },
      { id: randomUUID(), kind: 'checkin.put', body: said },
    ],
  });
}

/** She gives the doctor a link to what she recorded. */
async function shareSheet(colo: TestApp, email: string, her: ReturnType<TestApp['browser']>): Promise<void> {
  const familyId = await familyOf(colo, email);
  const [baby] = await colo.services.db.select().from(babies).where(eq(babies.familyId, familyId));
  const day = colo.clock.now().toISOString().slice(0, 10);
  const asked = { baby: baby?.id, first: day, last: day, timeZone: 'UTC', language: 'pt', notes: [] };
  await her.post(`/api/consultation/links?family=${familyId}`, asked);
}

/** She keeps an article for later and says what she thinks of it. */
async function readAndSay(colo: TestApp, her: ReturnType<TestApp['browser']>): Promise<void> {
  const article = await addArticle(colo);
  await her.call('PUT', `/api/reading-list/${article.id}`);
  await her.post(`/api/articles/${article.id}/feedback`, { isHelpful: true, suggestion: 'Mais, por favor' });
}

/** She writes to other mothers, with her name and without, and thinks better of a word. */
async function shareWithMothers(her: ReturnType<TestApp['browser']>): Promise<void> {
  await her.post('/api/community/rules');
  const postId = await publish(her, { isAnonymous: true });
  const comment = aComment(postId, { content: 'Atualizando: dormiu!' });
  await send(her, aHeart(postId), aSave(postId), comment);
  const { category, need } = aPost();
  await her.call('PATCH', `/api/community/posts/${postId}`, {
    body: { category, need, content: 'Agora com calma: ele dormiu.', allowPrivateMessages: true },
  });
  await her.call('PATCH', `/api/community/comments/${comment.body.id}`, {
    body: { content: 'Dormiu mesmo!' },
  });
}

/** She likes, keeps and does what her day brings. */
async function liveToday(colo: TestApp, her: ReturnType<TestApp['browser']>): Promise<void> {
  const [content] = await addDaily(colo, {});
  const contentId = content?.id ?? '';
  await send(
    her,
    aDailyMark(contentId, 'like'),
    aDailyMark(contentId, 'save'),
    aDailyMark(contentId, 'done'),
  );
}

/** She watches, asks, likes, saves, wants to be reminded, and would like to have more of it. */
async function meetSpecialists(colo: TestApp, her: ReturnType<TestApp['browser']>): Promise<void> {
  const live = await addSession(colo, {
    startsIn: 0,
    liveAt: colo.clock.now(),
    meetingUrl: 'https://meet.exemplo.test/sala',
  });
  const toCome = await addSession(colo, { startsIn: 3 * 24 * 60 });
  await her.post(`/api/specialists/sessions/${live.id}/watch`, {});
  const question = aQuestion(toCome, { isAnonymous: true });
  await send(
    her,
    aReminder(toCome.id),
    aSavedSession(toCome.id),
    aSessionLike(live.id),
    question,
    aQuestionHeart(question.body.id),
  );
  await her.post('/api/plan/interest');
}
