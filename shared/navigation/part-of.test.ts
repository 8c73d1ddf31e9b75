import { expect, it } from 'vitest';
import { categorySegments } from '../library/library.rules.ts';
import { partOf } from './part-of.ts';
import { articlePath, categoryPath, communityPostPath, paths, sessionPath } from './paths.ts';

/** Every page of Colo, by the entry of the menu that is lit on it. A new page has to be put into one of them. */
const lit: Record<keyof typeof paths, string | undefined> = {
  landing: undefined,
  home: paths.home,
  calendar: paths.home,
  diary: paths.home,
  vaccines: paths.home,
  growth: paths.home,
  milk: paths.home,
  milestones: paths.home,
  diaryImport: paths.home,
  diaryPictures: paths.home,
  consultation: paths.home,
  checkin: paths.home,
  nursing: paths.home,
  nursingLog: paths.home,
  nursingSheet: paths.home,
  toolCalculator: paths.home,
  toolSleepCalendar: paths.home,
  toolRoutine: paths.home,
  toolSleepDiary: paths.home,
  foodDiary: paths.home,
  help: paths.home,
  library: paths.library,
  readingList: paths.library,
  community: paths.community,
  communityOwn: paths.community,
  communityRules: paths.community,
  specialists: paths.specialists,
  specialistsAgenda: paths.specialists,
  savedSessions: paths.specialists,
  plans: paths.specialists,
  profile: paths.profile,
  questions: paths.profile,
  babies: paths.profile,
  somethingChanged: paths.profile,
  newDevice: paths.profile,
  admin: paths.admin,
  adminPreview: paths.admin,
  privacy: undefined,
  terms: undefined,
};

it.each(Object.entries(lit))('no tab is dark on the page %s: it belongs to %s', (name, part) => {
  const path = paths[name as keyof typeof paths];
  expect(partOf(path)).toBe(part);
  if (path !== paths.landing) expect(partOf(`${path}/`)).toBe(part);
});

it.each<readonly [string, string]>([
  [articlePath('an-article'), paths.library],
  ...categorySegments.map((segment) => [categoryPath(segment), paths.library] as const),
  [communityPostPath('a-talk'), paths.community],
  [sessionPath('a-session'), paths.specialists],
  ['/admin/artigo/an-article', paths.admin],
])('%s belongs to %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it.each(['/nada', '/APP', '/appear', '/en/app'])(
  '%s, which is no page of the app, belongs to no part',
  (path) => {
    expect(partOf(path)).toBeUndefined();
  },
);
