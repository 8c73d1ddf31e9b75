import { test } from '#tests/support/browser-test.ts';
import { anotherMother } from '#tests/support/community-page.ts';
import { enter, getASecondFactor, showTheSecondFactor } from '#tests/support/walk-desk.ts';
import {
  downloadTheWaitlist,
  giveASession,
  moderate,
  readerName,
  readTheRecord,
} from '#tests/support/walk-duties.ts';
import {
  addPictureAndSound,
  lookAtThePreview,
  publishIt,
  readIt,
  writeAnArticle,
} from '#tests/support/walk-publishing.ts';

test.use({
  hasSamples: true,
  staffNeedFactor: true,
  // The team works at a desk.
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  actionTimeout: 30_000,
  // What the panel asks for before she has shown her second factor is refused.
  expectedComplaints: /status of 40[13]/,
});

test('the team writes, publishes, cares for the circle and gives a session, and all of it is on record', async ({
  page,
  browser,
  colo,
}) => {
  test.setTimeout(240_000);
  const desk = { page, browser, colo, email: colo.newStaff() };
  let secret = '';
  await test.step('a second factor, before anything else', async () => {
    await enter(desk);
    secret = await getASecondFactor(desk);
  });
  await test.step('and again at the next sign-in', () => showTheSecondFactor(desk, secret));

  const reader = await anotherMother(browser, colo, { name: readerName });
  await test.step('an article', () => writeAnArticle(desk));
  await test.step('its picture and its recording', () => addPictureAndSound(desk));
  await test.step('its preview', () => lookAtThePreview(desk));
  await test.step('its publication', () => publishIt(desk));
  await test.step('a mother reads it on her phone', () => readIt(reader));
  await test.step('a reported post', () => moderate(desk, reader));
  await test.step('a session', () => giveASession(desk, reader));
  await test.step('the waitlist', () => downloadTheWaitlist(desk));
  await test.step('the record', () => readTheRecord(desk));
  await reader.context().close();
});
