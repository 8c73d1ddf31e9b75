import { expect, it } from 'vitest';
import { categorySegments } from '../library/library.rules.ts';
import { articlePath, categoryPath, isPage, paths } from '../navigation/paths.ts';
import { quietReasons } from './quiet.rules.ts';
import { closedSection, quietTextsFor } from './quiet-places.rules.ts';

/** Every page of the app, by whether it may show while something changed. A new page has to be put on one side. */
const staying: readonly string[] = [
  // Decided by the gate itself: the quiet home.
  paths.home,
  paths.library,
  paths.community,
  paths.communityOwn,
  paths.communityRules,
  paths.specialists,
  paths.profile,
  // About herself, with no word about the baby.
  paths.checkin,
  paths.somethingChanged,
  paths.help,
  paths.newDevice,
];

it.each(Object.values(paths).filter((path) => path.startsWith('/app')))('%s stays or is closed', (path) => {
  expect(closedSection(path) === undefined).toBe(staying.includes(path));
});

it('of the topics, those about herself stay', () => {
  const open = categorySegments.filter((segment) => closedSection(categoryPath(segment)) === undefined);
  expect(open).toEqual(['no-seu-tempo', 'mae-inteira', 'entre-maes-categoria']);
});

it('a trailing slash opens nothing', () => {
  expect(closedSection('/app/mamada/')).toBe('nursing');
  expect(isPage('/app/mamada/')).toBe(true);
});

it('what mothers and authors wrote is hers to open', () => {
  expect(closedSection(articlePath('x'))).toBeUndefined();
});

it.each(quietReasons)('who said %s finds something to read', (quiet) => {
  expect(quietTextsFor(quiet).length).toBeGreaterThan(0);
});

it('a pause is met by the hospital stay, and never by a death', () => {
  expect(quietTextsFor('pause')).toEqual(['quando-o-bebe-esta-internado']);
});
