import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessionState } from '#shared/specialists/session-state.rules.ts';

type Person = {
  key: string;
  name: string;
  registrationNumber: string;
  topics: string[];
  languages: string[];
};
type Talk = {
  key: string;
  specialist: string;
  language: 'pt' | 'en';
  category: string;
  startsInMinutes: number;
  durationMinutes: number;
  isPremium: boolean;
  live?: true;
  replay?: true;
};
const folder = 'content/specialists';
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const people = read('specialists.json') as (Person & Record<string, string>)[];
const talks = read('sessions.json') as Talk[];
const day = 24 * 60;

describe('the demonstration', () => {
  it('has eight people who are said to be samples in both languages', () => {
    expect(people).toHaveLength(8);
    for (const one of people) {
      expect(one.registrationNumber).toMatch(/^Demo \d{4}$/);
      expect(`${one.rolePt} ${one.bioPt}`).toMatch(/\(exemplo\).*Pessoa de exemplo/);
      expect(`${one.roleEn} ${one.bioEn}`).toMatch(/\(sample\).*sample person/);
    }
  });

  it('has fourteen sessions in Portuguese and six in English, each by somebody who speaks it and knows its topic', () => {
    expect(talks.filter(({ language }) => language === 'pt')).toHaveLength(14);
    expect(talks.filter(({ language }) => language === 'en')).toHaveLength(6);
    expect(new Set(talks.map(({ key }) => key)).size).toBe(20);
    for (const talk of talks) {
      const giver = people.find(({ key }) => key === talk.specialist);
      expect(giver?.languages, talk.key).toContain(talk.language);
      expect(giver?.topics, talk.key).toContain(talk.category);
    }
  });

  it.each(['pt', 'en'] as const)('shows every kind of session in %s, some of them premium', (language) => {
    const now = new Date('2026-11-15T15:00:00Z');
    const told = talks
      .filter((talk) => talk.language === language)
      .map((talk) => {
        const startsAt = new Date(now.getTime() + talk.startsInMinutes * 60_000);
        const liveAt = talk.live || talk.replay ? startsAt : null;
        const endedAt = talk.replay ? new Date(startsAt.getTime() + talk.durationMinutes * 60_000) : null;
        const { durationMinutes } = talk;
        const state = sessionState({ startsAt, durationMinutes, liveAt, endedAt, cancelledAt: null }, now);
        return { ...talk, state };
      });
    const within = (from: number, to: number) => (talk: Talk) =>
      talk.startsInMinutes >= from && talk.startsInMinutes < to;
    const scheduled = told.filter(({ state }) => state === 'scheduled');
    expect(told.filter(({ state }) => state === 'live')).toHaveLength(1);
    expect(told.some(({ state, replay }) => state === 'ended' && replay)).toBe(true);
    expect(scheduled.some(within(0, day / 2)), 'today').toBe(true);
    expect(scheduled.some(within(day, 1.5 * day)), 'tomorrow').toBe(true);
    expect(scheduled.some(within(2 * day, 7 * day)), 'this week').toBe(true);
    expect(told.some(({ isPremium }) => isPremium)).toBe(true);
  });

  it('has one short video that any phone plays, with captions in both languages', () => {
    expect(statSync(`${folder}/amostra.mp4`).size).toBeLessThan(300_000);
    for (const language of ['pt', 'en'])
      expect(readFileSync(`${folder}/amostra.${language}.vtt`, 'utf8')).toMatch(/^WEBVTT\n\n00:00/);
  });
});
