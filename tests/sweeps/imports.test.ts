import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rules of docs/architecture.md about who may know whom. */
type Import = { from: string; to: string; typeOnly: boolean };

const files = globSync('{shared,server,web,tests,scripts,bench}/**/*.{ts,tsx}');

const imports: Import[] = files.flatMap((from) => {
  const code = readFileSync(from, 'utf8');
  const statements = code.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"]*?from\s+['"]([#.][^'"]+)['"]|import\(['"]([#.][^'"]+)['"]\)/g,
  );
  return [...statements].map(([, , type, fixed, lazy]) => {
    const target = fixed ?? lazy ?? '';
    const to = target.startsWith('#') ? target.slice(1) : join(dirname(from), target);
    return { from, to, typeOnly: Boolean(type) };
  });
});

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const product = imports.filter(({ from }) => !isTest(from));
const featureOf = (file: string) => /^(server|web)\/features\/([^/]+)\//.exec(file)?.[2];
/** What features may stand on: who she is, whether her baby is lost, her baby, its photos, and what runs while she feeds or rocks. */
const foundations = ['access', 'account', 'photos', 'profile', 'quiet', 'timer'];
/** The guide of first foods, the calendar of vaccines and the curves speak of records as the diary does. */
const besideTheDiary = ['foods', 'vaccines', 'growth'];
const told = (list: Import[]) => list.map(({ from, to }) => `${from} imports ${to}`);

describe('imports', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('of shared stay inside shared: it thinks, and knows no clock, network or language', () => {
    expect(
      told(product.filter(({ from, to }) => from.startsWith('shared/') && !to.startsWith('shared/'))),
    ).toEqual([]);
    const asking = files.filter(
      (file) =>
        file.startsWith('shared/') &&
        !isTest(file) &&
        /Date\.now\(|new Date\(\)|\bfetch\(|Math\.random|localStorage/.test(readFileSync(file, 'utf8')),
    );
    expect(asking, 'ask the time or the world').toEqual([]);
  });

  it('of web reach the server only for types of routes, in *.api.ts', () => {
    const reaching = product.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('server/'));
    expect(told(reaching.filter(({ from, typeOnly }) => !typeOnly || !/\.api\.ts$/.test(from)))).toEqual([]);
  });

  it('of server never reach web', () => {
    expect(
      told(product.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('web/'))),
    ).toEqual([]);
  });

  it('of ui and platform know no feature, screen or app', () => {
    const knowing = product.filter(
      ({ from, to }) =>
        /^(web|server)\/(ui|platform)\//.test(from) &&
        /^(web|server)\/(features|screens|parts|desk|app)\//.test(to),
    );
    expect(told(knowing)).toEqual([]);
  });

  it('of ui fetch nothing and hold no text', () => {
    const reaching = product.filter(
      ({ from, to }) => from.startsWith('web/ui/') && /^web\/(texts|platform\/api)\b/.test(to),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of one web feature never reach another: the screen introduces them', () => {
    const reaching = product.filter(
      ({ from, to }) =>
        from.startsWith('web/features/') &&
        to.startsWith('web/features/') &&
        featureOf(from) !== featureOf(to) &&
        !foundations.includes(featureOf(to) ?? '') &&
        !(besideTheDiary.includes(featureOf(from) ?? '') && to.startsWith('web/features/diary/kinds/')),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of a foundation never reach another: what all stand on stands alone', () => {
    const reaching = product.filter(
      ({ from, to }) =>
        from.startsWith('web/features/') &&
        foundations.includes(featureOf(from) ?? '') &&
        to.startsWith('web/features/') &&
        featureOf(from) !== featureOf(to),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of one screen never reach another: what two show is a feature', () => {
    const screenOf = (file: string) => /^web\/screens\/([^/]+)\//.exec(file)?.[1];
    const reaching = product.filter(
      ({ from, to }) => screenOf(from) && screenOf(to) && screenOf(from) !== screenOf(to),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of the desk come in by one door: nothing that mothers fetch knows it', () => {
    const reaching = product.filter(
      ({ from, to }) =>
        from.startsWith('web/') && !/^web\/(desk|dev)\//.test(from) && to.startsWith('web/desk/'),
    );
    expect(told(reaching)).toEqual(['web/app/router.tsx imports web/desk/desk.screen.tsx']);
  });

  it('of the desk reach features, never a screen', () => {
    const reaching = product.filter(
      ({ from, to }) => from.startsWith('web/desk/') && to.startsWith('web/screens/'),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of parts know no feature, screen, desk or app', () => {
    const reaching = product.filter(
      ({ from, to }) => from.startsWith('web/parts/') && /^web\/(features|screens|desk|app)\//.test(to),
    );
    expect(told(reaching)).toEqual([]);
  });

  it('of a server feature never reach another’s routes', () => {
    const reaching = product.filter(
      ({ from, to }) =>
        featureOf(from) && /^server\/features\/.*\.routes\.ts$/.test(to) && featureOf(from) !== featureOf(to),
    );
    expect(told(reaching.filter(({ from }) => from.startsWith('server/')))).toEqual([]);
  });

  /** Signing in enters the account and is noted; a text passes moderation, which keeps and reads texts. */
  const knowEachOther = ['access and account', 'access and audit', 'community and moderation'];

  it('of two server features go one way, but for the pairs named here', () => {
    const between = product.flatMap(({ from, to }) => {
      const [one, other] = [from, to].map((file) => file.startsWith('server/') && featureOf(file));
      return one && other && one !== other ? [[one, other] as const] : [];
    });
    const ways = new Set(between.map(([one, other]) => `${one} and ${other}`));
    const bothWays = [...ways].filter((way) => {
      const [one = '', other = ''] = way.split(' and ');
      return one < other && ways.has(`${other} and ${one}`);
    });
    expect(bothWays.sort()).toEqual(knowEachOther);
  });

  it('keep the environment’s only reader', () => {
    const readers = files.filter(
      (file) =>
        /^(server|shared|web)\//.test(file) &&
        !isTest(file) &&
        readFileSync(file, 'utf8').includes('process.env'),
    );
    expect(readers).toEqual(['server/env.ts']);
  });
});

describe('files', () => {
  it('have names that say what they are', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/.test(file))).toEqual([]);
  });

  it('hold something of their own: no barrels', () => {
    const barrels = files.filter((file) => /^export (\*|\{[^}]*\}) from/m.test(readFileSync(file, 'utf8')));
    expect(barrels).toEqual([]);
  });
});
