import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxReminders, type Reminder, type RemindersAnswer } from '#shared/reminders/reminder.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
let family: DiaryFamily;
beforeAll(async () => {
  colo = await startTestApp();
  family = await diaryFamily(colo, 'lembretes');
});
afterAll(() => colo.close());

type Person = DiaryFamily['parent'];

const write = (kind: string, body: object) => ({ id: randomUUID(), kind, body });
const put = (her: Person, reminder: object) => toldBy(her, write('diary-reminder.put', reminder));
const common = () => ({
  id: randomUUID(),
  familyId: family.familyId,
  babyId: family.babyId,
  isOn: true,
});
const aDose = (told: object = {}): Reminder => ({
  ...common(),
  about: 'medicine',
  what: 'Dipirona',
  at: '2026-07-01T20:00:00.000Z',
  ...told,
});
const remindersOf = async (her: Person): Promise<Reminder[]> => {
  const response = await her.get(`/api/reminders?family=${family.familyId}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as RemindersAnswer).reminders;
};

describe('a reminder', () => {
  it('comes back as she made it, of each sort, and changed it is the same one', async () => {
    const { parent } = family;
    const made: Reminder[] = [
      aDose(),
      { ...common(), about: 'vaccine', what: 'Penta 2', day: calendarDate('2026-08-03') },
      { ...common(), babyId: null, about: 'no-feed', afterHours: 3 },
    ];
    for (const one of made) {
      expect(await put(parent, one)).toEqual(['done']);
      colo.clock.pass({ minutes: 1 });
    }
    expect(await remindersOf(parent)).toEqual(made);
    const [dose, ...others] = made as [Reminder, ...Reminder[]];
    await put(parent, { ...dose, isOn: false });
    expect(await remindersOf(parent)).toEqual([{ ...dose, isOn: false }, ...others]);
    for (const { id, familyId } of made)
      await toldBy(parent, write('diary-reminder.remove', { id, familyId }));
    expect(await remindersOf(parent)).toEqual([]);
  });

  it('is hers alone: nobody else of the family sees, changes or deletes it', async () => {
    const { parent, carer } = family;
    const hers = aDose({ what: 'segredo' });
    await put(parent, hers);
    expect(await remindersOf(carer)).toEqual([]);
    await put(carer, { ...hers, what: 'outro' });
    await toldBy(carer, write('diary-reminder.remove', { id: hers.id, familyId: family.familyId }));
    expect(await remindersOf(parent)).toEqual([hers]);
    await toldBy(parent, write('diary-reminder.remove', { id: hers.id, familyId: family.familyId }));
  });

  it('is for who records: a guest is refused, and who belongs elsewhere', async () => {
    expect(await put(family.guest, aDose())).toEqual(['not_permitted']);
    expect(await put(family.stranger, aDose())).toEqual(['not_a_member']);
    expect((await family.guest.get(`/api/reminders?family=${family.familyId}`)).status).toBe(403);
  });

  it.each([
    ['a medicine without its moment', { at: 'amanhã' }],
    ['a medicine without a name', { what: ' ' }],
    ['what belongs to another sort', { afterHours: 3 }],
    ['a baby who is not of the family', { babyId: randomUUID() }],
  ])('is not taken with %s', async (_, told) => {
    const [outcome] = await put(family.carer, aDose(told));
    expect(outcome).not.toBe('done');
    expect(await remindersOf(family.carer)).toEqual([]);
  });

  it('too many is refused; those there are can change', async () => {
    const { carer } = family;
    const many = Array.from({ length: maxReminders }, () => aDose());
    await toldBy(carer, ...many.map((one) => write('diary-reminder.put', one)));
    expect(await put(carer, aDose())).toEqual([{ id: 'too_many' }]);
    expect(await put(carer, { ...many[0], isOn: false })).toEqual(['done']);
    expect(await remindersOf(carer)).toHaveLength(maxReminders);
  });
});

it('of a baby who is no longer spoken of goes for everybody, and none is set for it any more', async () => {
  const other = await diaryFamily(colo, 'perda');
  const of = { familyId: other.familyId, babyId: other.babyId };
  await put(other.parent, aDose(of));
  await put(other.carer, aDose(of));
  const everybodys = async () => {
    const answers = [other.parent, other.carer].map((her) =>
      her.get(`/api/reminders?family=${other.familyId}`),
    );
    const told = await Promise.all((await Promise.all(answers)).map((answer) => answer.json()));
    return (told as RemindersAnswer[]).flatMap(({ reminders }) => reminders);
  };
  expect(await everybodys()).toHaveLength(2);
  const died = { familyId: other.familyId, id: other.babyId, state: 'died' };
  expect(await toldBy(other.parent, write('baby.state', died))).toEqual(['done']);
  expect(await everybodys()).toEqual([]);
  await put(other.parent, aDose(of));
  expect(await everybodys()).toEqual([]);
});
