import { expect, it } from 'vitest';
import { isKeptOf, isListed } from './kept-registry.ts';

const kept: Record<string, string> = {
  'remembered:feeds': '{"owner":"ana"}',
  'audio_position:/media/post-audio/a.mp3': '12.0',
  sign_in_pending: '{"email":"ana@colo.test","sentAt":1}',
  'community_draft:ana:new': '{}',
  'nursing_draft:ana:new': '{}',
  'feedback_draft:an-article:ana': '{}',
  'article_draft:ana:an-article': '{}',
  'nursing_timer:ana': '{}',
  nursing_settings: '{"dayStartHour":4,"owner":"ana"}',
  quiet: '{"owner":"ana","quiet":null}',
  onboarding_step: '{"step":3,"owner":"ana"}',
  onboarding_owner: '{"owner":"ana","isAnswered":true}',
  onboarding_completed: 'true',
  profile_origin: '{"owner":"ana"}',
  profile_data: '{"name":"Ana"}',
  onboarding_data: '{"name":"Ana"}',
};
const others: Record<string, string> = {
  'community_draft:bia:new': '{}',
  'community_draft::new': '{}',
  'nursing_draft:bia:new': '{}',
  'feedback_draft:an-article': '{}',
  'nursing_timer:bia': '{}',
  nursing_timer: '{}',
  theme: 'night',
  preferred_language: 'pt',
  onboarding_completed: 'true',
  helpline_country: 'BR',
};

it('what is hers or tells of her goes with her', () => {
  const staying = Object.keys(kept).filter((key) => !isKeptOf('ana', key, (one) => kept[one]));
  expect(staying).toEqual([]);
});

it('what is somebody else’s, nobody’s or the device’s stays', () => {
  expect(Object.keys(others).filter((key) => isKeptOf('ana', key, (one) => others[one]))).toEqual([]);
  const ofBia = { nursing_settings: '{"owner":"bia"}', quiet: 'broken', profile_data: '{"name":"Bia"}' };
  const read = (key: string) =>
    new Map(Object.entries({ ...ofBia, profile_origin: '{"owner":"bia"}' })).get(key);
  expect(Object.keys(ofBia).filter((key) => isKeptOf('ana', key, read))).toEqual([]);
});

it('a key is in the list whole, or by what it begins with', () => {
  expect([...Object.keys(kept), ...Object.keys(others)].filter((key) => !isListed(key))).toEqual([]);
  expect(['themes', 'nursing', 'letter_draft:ana:new'].filter(isListed)).toEqual([]);
});
