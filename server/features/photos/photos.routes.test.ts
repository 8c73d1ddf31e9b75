import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join as joined } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '#server/features/account/account.service.ts';
import { eraseDueOfFamilies } from '#server/features/account/erase-of-family.ts';
import { forgetDeletedRecords, forgetVersions } from '#server/features/diary/forgetting.repository.ts';
import { leaveFamily } from '#server/features/family/family.service.ts';
import { mediaFolder } from '#server/folders.ts';
import { maxPhotoBytes, maxPhotosInFamily } from '#shared/photos/photos.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { userIdOf } from '#tests/support/community.ts';
import { aWithdrawal } from '#tests/support/consent.ts';
import { diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { decompressionBomb, mp3, photo, photoWithPlace } from '#tests/support/media-files.ts';
import { photoAddress, putPhoto } from '#tests/support/photos.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { cleanPhotos } from './photos.cleaning.ts';
import { photos } from './photos.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Phone = DiaryFamily['parent'];

const codeOf = async (response: Response) => (await response.json()).error?.code as string | undefined;
const see = (her: Phone, familyId: string, id: string) => her.get(photoAddress(familyId, id));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const filesLeft = () =>
  readdir(joined(mediaFolder(colo.services.env), 'family-photos')).catch(() => [] as string[]);

const milestoneOf = (
  family: DiaryFamily,
  told: { id: string; photo: string | null; baseRevision?: number },
) =>
  diaryWrite('record.put', {
    familyId: family.familyId,
    babyId: family.babyId,
    id: told.id,
    kind: 'milestone',
    startTime: null,
    endTime: null,
    day: calendarDate('2026-03-01'),
    durationSeconds: null,
    details: { milestone: 'rolls', photo: told.photo },
    notes: null,
    timeZone: null,
    groupId: null,
    baseRevision: told.baseRevision ?? 0,
  });

/** A milestone with its photo, recorded by the parent. */
async function withMilestone(name: string) {
  const family = await diaryFamily(colo, name);
  const { id, recordId } = await putPhoto(colo, family.parent, family);
  expect(await toldBy(family.parent, milestoneOf(family, { id: recordId, photo: id }))).toEqual(['done']);
  return { ...family, id, recordId };
}

describe('a photo of a family', () => {
  it('is seen by every member, a guest too, and by nobody else, whatever family they name', async () => {
    const { parent, carer, guest, stranger, familyId, id, emailOf } = await withMilestone('seen');
    for (const her of [parent, carer, guest]) expect((await see(her, familyId, id)).status).toBe(200);
    expect(await codeOf(await see(stranger, familyId, id))).toBe('not_a_member');
    expect(await codeOf(await colo.browser().get(photoAddress(familyId, id)))).toBe('unauthenticated');
    // Under a family of her own the id means nothing.
    const other = await diaryFamily(colo, 'seen-other');
    expect(await codeOf(await see(other.parent, other.familyId, id))).toBe('not_found');
    expect(await codeOf(await parent.get(`/api/photos/${id}`))).toBe('invalid_input');
    const userId = await userIdOf(colo, emailOf('carer'));
    await colo.services.db.transaction((db) => leaveFamily(db, userId, familyId));
    expect(await codeOf(await see(carer, familyId, id))).toBe('not_a_member');
  });

  it('lies in no cache and behind no public address', async () => {
    const { parent, familyId, id } = await withMilestone('cache');
    const answer = await see(parent, familyId, id);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    const [file = ''] = await filesLeft();
    expect(file).not.toBe('');
    expect((await colo.browser().get(`/media/family-photos/${file}`)).status).toBe(400);
  });

  it('comes from who may record, and from who agreed', async () => {
    const family = await diaryFamily(colo, 'record');
    const { guest, carer, stranger, parent } = family;
    expect(await codeOf((await putPhoto(colo, guest, family)).response)).toBe('not_permitted');
    expect(await codeOf((await putPhoto(colo, stranger, family)).response)).toBe('not_a_member');
    expect((await putPhoto(colo, carer, family)).response.status).toBe(200);
    const { id } = await putPhoto(colo, parent, family);
    await toldBy(parent, aWithdrawal('close'));
    expect(await codeOf((await putPhoto(colo, parent, family)).response)).toBe('consent_needed');
    expect(await codeOf(await see(carer, family.familyId, id))).toBe('consent_needed');
  });

  it('tells neither place nor camera, stands upright and is no larger than a screen needs', async () => {
    const family = await diaryFamily(colo, 'place');
    const original = await photoWithPlace();
    expect(original.includes('Secret camera')).toBe(true);
    const { id } = await putPhoto(colo, family.parent, { ...family, body: original });
    const sideways = await photo(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const large = await putPhoto(colo, family.parent, { ...family, body: sideways });
    expect(await large.response.json()).toEqual({ id: large.id, width: 800, height: 1600 });
    for (const address of [
      photoAddress(family.familyId, id),
      photoAddress(family.familyId, id, 'small'),
      photoAddress(family.familyId, large.id),
      photoAddress(family.familyId, large.id, 'small'),
    ]) {
      const bytes = await bytesOf(await family.parent.get(address));
      const { format, exif, xmp, iptc, icc, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'webp' });
      expect(bytes.includes('Secret camera')).toBe(false);
      expect(Math.max(width, height)).toBeLessThanOrEqual(address.includes('small') ? 480 : 1600);
    }
  });

  it('sent twice is one, as it was the first time', async () => {
    const family = await diaryFamily(colo, 'twice');
    const { id, recordId } = await putPhoto(colo, family.parent, family);
    const before = await bytesOf(await see(family.parent, family.familyId, id));
    const again = await putPhoto(colo, family.carer, {
      ...family,
      id,
      recordId,
      body: await photo(100, 100).png().toBuffer(),
    });
    expect(again.response.status).toBe(200);
    expect(await bytesOf(await see(family.parent, family.familyId, id))).toEqual(before);
  });

  it.each([
    ['a sound', () => mp3(), 'upload_unreadable'],
    ['a page that calls itself a photo', () => Buffer.from('<svg onload="alert(1)"/>'), 'upload_unreadable'],
    ['half a photo', async () => (await photo().jpeg().toBuffer()).subarray(0, 900), 'upload_unreadable'],
    ['nothing', () => Buffer.alloc(0), 'upload_empty'],
    ['far too many pixels', () => decompressionBomb(), 'too_large'],
    ['too many bytes', () => Buffer.alloc(maxPhotoBytes + 1), 'too_large'],
  ])('that is %s is refused, and nothing of it is kept', async (what, make, code) => {
    const family = await diaryFamily(colo, `bad-${what.replaceAll(' ', '-')}`);
    const before = (await filesLeft()).length;
    const { id, response } = await putPhoto(colo, family.parent, { ...family, body: await make() });
    expect(await codeOf(response)).toBe(code);
    expect(await codeOf(await see(family.parent, family.familyId, id))).toBe('not_found');
    expect(await filesLeft()).toHaveLength(before);
  });

  it('is refused once the family has as many as it may', async () => {
    const family = await diaryFamily(colo, 'many');
    const now = colo.clock.now();
    const one = { familyId: family.familyId, recordId: randomUUID(), width: 1, height: 1, bytes: 1 };
    const rows = Array.from({ length: maxPhotosInFamily }, () => ({
      ...one,
      file: randomUUID(),
      id: randomUUID(),
      createdAt: now,
    }));
    await colo.services.db.insert(photos).values(rows);
    const { response } = await putPhoto(colo, family.parent, family);
    expect(response.status).toBe(429);
    expect((await response.json()).error.fields).toEqual({ family: 'too_many_photos' });
  });

  it('is in the download of a parent as a file, and in that of a carer if she took it', async () => {
    const family = await withMilestone('download');
    const own = await putPhoto(colo, family.carer, { familyId: family.familyId });
    const filesOf = async (her: Phone) =>
      unzipSync(new Uint8Array(await (await her.get('/api/my-data')).arrayBuffer()));
    const parents = await filesOf(family.parent);
    const inZip = Buffer.from(parents[`photos/${family.id}.webp`] ?? []);
    expect(inZip).toEqual(await bytesOf(await see(family.parent, family.familyId, family.id)));
    expect(Object.keys(parents)).toContain(`photos/${own.id}.webp`);
    const carers = Object.keys(await filesOf(family.carer)).filter((name) => name.startsWith('photos/'));
    expect(carers).toEqual([`photos/${own.id}.webp`]);
  });
});

describe('a photo is gone, with its files', () => {
  /** How many files the act leaves fewer, once the sweep has passed. */
  async function goneAfter(act: () => Promise<unknown>): Promise<number> {
    await cleanPhotos(colo.services);
    const before = (await filesLeft()).length;
    await act();
    await cleanPhotos(colo.services);
    return before - (await filesLeft()).length;
  }
  const forget = async (days: number) => {
    colo.clock.pass({ days });
    const { db, clock } = colo.services;
    await forgetDeletedRecords(db, clock.now());
    await forgetVersions(db, clock.now());
    await cleanPhotos(colo.services);
  };
  // What the tests before left without a record.
  beforeAll(() => forget(31));
  const signedIn = async ({ emailOf }: DiaryFamily) => colo.signedIn(emailOf('parent'));

  it('thirty days after its record was deleted, and not before: that can be undone', async () => {
    const family = await withMilestone('deleted');
    const { familyId, recordId, id, parent } = family;
    await toldBy(parent, diaryWrite('record.delete', { familyId, id: recordId, baseRevision: 1 }));
    await forget(29);
    expect((await see(await signedIn(family), familyId, id)).status).toBe(200);
    expect(await goneAfter(() => forget(2))).toBe(2);
    expect(await codeOf(await see(await signedIn(family), familyId, id))).toBe('not_found');
  });

  it('thirty days after it was taken off its record', async () => {
    const family = await withMilestone('taken-off');
    await toldBy(family.parent, milestoneOf(family, { id: family.recordId, photo: null, baseRevision: 1 }));
    await forget(29);
    expect((await see(await signedIn(family), family.familyId, family.id)).status).toBe(200);
    expect(await goneAfter(() => forget(2))).toBe(2);
  });

  it('when its record never came, after as long; one that is shown stays for years', async () => {
    const family = await withMilestone('shown');
    const lost = await putPhoto(colo, family.parent, { familyId: family.familyId });
    await forget(800);
    const parent = await signedIn(family);
    expect((await see(parent, family.familyId, family.id)).status).toBe(200);
    expect(await codeOf(await see(parent, family.familyId, lost.id))).toBe('not_found');
  });

  it('with the baby, the family or the records that a parent deletes', async () => {
    const ofBaby = await withMilestone('baby');
    const ofFamily = await withMilestone('family');
    const ofRecords = await withMilestone('records');
    const left = await withMilestone('left');
    const ask = ({ parent, familyId }: DiaryFamily, baby = '') =>
      parent.post(`/api/families/deletion?family=${familyId}${baby}`);
    expect((await ask(ofBaby, `&baby=${ofBaby.babyId}`)).status).toBe(200);
    expect((await ask(ofFamily)).status).toBe(200);
    await toldBy(ofRecords.parent, aWithdrawal('delete'));
    const gone = await goneAfter(async () => {
      colo.clock.pass({ days: 7 });
      await eraseDueOfFamilies(colo.services);
    });
    expect(gone).toBe(6);
    expect((await see(await signedIn(left), left.familyId, left.id)).status).toBe(200);
    expect(await codeOf(await see(await signedIn(ofBaby), ofBaby.familyId, ofBaby.id))).toBe('not_found');
  });

  it('with the account of the only parent; what a carer took stays with the family', async () => {
    const family = await withMilestone('account');
    const { id } = await putPhoto(colo, family.carer, { familyId: family.familyId });
    const leave = async (who: string) => {
      const her = await colo.signedIn(family.emailOf(who));
      expect((await her.post('/api/account/deletion', { keepCommunityTexts: false })).status).toBe(204);
      colo.clock.pass({ days: 7 });
      await eraseDueAccounts(colo.services);
    };
    expect(await goneAfter(() => leave('carer'))).toBe(0);
    expect((await see(await signedIn(family), family.familyId, id)).status).toBe(200);
    expect(await goneAfter(() => leave('parent'))).toBe(4);
  });
});
