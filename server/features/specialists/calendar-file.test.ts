import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSession, addSpecialist } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { SessionRow } from './specialists.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ APP_URL: 'https://colo.example' });
});
afterAll(() => colo.close());

async function fetchFile({ id }: Pick<SessionRow, 'id'>, language = 'pt') {
  const response = await colo
    .browser()
    .get(`/api/specialists/sessions/${id}/calendar.ics?language=${language}`);
  return { response, file: await response.text() };
}

/** As a calendar reads it that is none of ours. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event');
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  return { calendar, component, event: new ICAL.Event(component), value };
}

describe('the calendar file of a session', () => {
  it('is read by another calendar as what it is, and leads to its page alone', async () => {
    const session = await addSession(colo, {
      startsAt: new Date('2026-03-29T23:30:00Z'),
      durationMinutes: 90,
      meetingUrl: 'https://meet.example/secret',
      videoUrl: 'https://video.example/secret.mp4',
      isPremium: true,
    });
    const { response, file } = await fetchFile(session);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="colo-\w+\.ics"$/);
    expect(file).not.toContain('secret');
    const { calendar, component, event, value } = parse(file);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe(`video-session-${session.id}@colo`);
    // Across midnight in Lisbon and across its change of clocks: moments, and nothing else.
    expect(event.startDate.toJSDate()).toEqual(session.startsAt);
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-30T01:00:00Z'));
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.summary).toBe('Pega sem dor');
    expect(event.description).toContain('Com Marina Exemplo');
    expect(value('url')).toBe(`https://colo.example/app/chat/encontro/${session.id}`);
    expect(value('status')).toBe('CONFIRMED');
    expect(value('sequence')).toBe('0');
    expect(new Date(value('dtstamp'))).toEqual(session.updatedAt);
    const triggers = component
      .getAllSubcomponents('valarm')
      .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds());
    expect(triggers).toEqual([-24 * 60 * 60, -10 * 60]);
  });

  it('in English speaks English around the words of the session', async () => {
    const { file } = await fetchFile(await addSession(colo), 'en');
    const { event, value } = parse(file);
    expect(event.description).toContain('With Marina Exemplo');
    expect(value('url')).toContain('/en/app/chat/encontro/');
  });

  it('survives every sign, and no line is longer than 75 octets', async () => {
    const title = 'Sono; calma, paciência \\ e “colo” 💛'.repeat(4);
    const description = `Primeira linha, com vírgula;\r\nsegunda\\linha\n\n${'ção 👩🏽‍🍼 '.repeat(120)}\u0007fim:"x"`;
    const { id: specialistId } = await addSpecialist(colo, { name: 'Ana, “Nina”; Souza' });
    const { file } = await fetchFile(await addSession(colo, { title, description, specialistId }));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', ''), 'a line break of another kind').not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { event } = parse(file);
    expect(event.summary).toBe(title);
    expect(event.description).toContain(description.replaceAll('\r\n', '\n').replaceAll('\u0007', ''));
    expect(event.description).toContain('Com Ana, “Nina”; Souza');
  });

  it('of a cancelled session cancels it in her calendar, and rings no more', async () => {
    const session = await addSession(colo, {
      cancelledAt: colo.clock.now(),
      cancelReason: 'Ficou doente, infelizmente',
      sequence: 3,
    });
    const { component, event, value } = parse((await fetchFile(session)).file);
    expect(value('status')).toBe('CANCELLED');
    expect(value('sequence')).toBe('3');
    expect(event.uid).toBe(`video-session-${session.id}@colo`);
    expect(event.summary).toBe('Cancelado: Pega sem dor');
    expect(event.description).toContain('Motivo: Ficou doente, infelizmente');
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('of what is not there is not found', async () => {
    const deleted = await addSession(colo, { deletedAt: colo.clock.now() });
    for (const id of [deleted.id, 'nada', '00000000-0000-4000-8000-000000000000'])
      expect((await fetchFile({ id })).response.status).toBe(404);
    expect((await fetchFile(await addSession(colo), 'xx')).response.status).toBe(400);
  });
});
