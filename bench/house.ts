import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** How large the house is, and where it is hard to live in: counted from its sources, without tests. */
type Branch = Record<string, unknown> & { type?: string; start?: number; end?: number };

const sources = globSync('{web,server,shared}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const linesOf = (code: string) => code.split('\n').length - 1;
const sum = (counted: typeof sources) => counted.reduce((lines, { code }) => lines + linesOf(code), 0);
const total = sum(sources);
/** Feeds, sleeps and foods with the engine that they share, in the web and on the server, and their rules. */
const ofDiary = /^((web|server)\/features|shared)\/(diary|nursing|sleep|foods)\//;
/** What came with the kinds after the first three is theirs. */
const ofLaterKinds = /\/diary\/(sentence|pictures)\/|\/diary\/kinds\/(?!feed|sleep|food)[\w-]+(\/|\.ts$)/;
const diary = sum(sources.filter(({ file }) => ofDiary.test(file) && !ofLaterKinds.test(file)));

function* functionsIn(node: Branch): Generator<Branch> {
  if (/Function/.test(node.type ?? '') && node.body) yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (child && typeof child === 'object') yield* functionsIn(child as Branch);
}

const functions = sources.flatMap(({ file, code }) =>
  [...functionsIn(parseSync(file, code).program as unknown as Branch)].map(
    ({ start = 0, end = 0, params }) => ({
      file,
      lines: linesOf(code.slice(start, end)) + 1,
      arguments: (params as unknown[]).length,
    }),
  ),
);
const longFunctions = functions.filter(({ lines }) => lines > 60);
const ofManyArguments = functions.filter((one) => one.arguments > 3);

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
const known = new Set(
  sources.flatMap(({ file, code }) => {
    const from = featureOf(file);
    const targets = [...code.matchAll(/from '#(server\/features\/[^']+)'/g)].map(([, to = '']) =>
      featureOf(to),
    );
    return from ? targets.filter((to) => to && to !== from).map((to) => `${from} ${to}`) : [];
  }),
);
const mutual = [...known].filter((pair) => {
  const [from = '', to = ''] = pair.split(' ');
  return from < to && known.has(`${to} ${from}`);
});

console.table({
  'source lines': { figure: total },
  'source files': { figure: sources.length },
  'lines of the diary and its first three kinds': { figure: diary, 'must meet': 'at most 4,332' },
  'server features that know each other, pairs': { figure: mutual.length, 'must meet': 'at most 8' },
  'functions over 60 lines': { figure: longFunctions.length },
  'functions of four and more arguments': { figure: ofManyArguments.length, 'must meet': 'at most 20' },
});
console.log(mutual.map((pair) => pair.replace(' ', ' and ')).join('\n'));
if (process.argv.includes('--show'))
  for (const { file, lines } of longFunctions.toSorted((a, b) => b.lines - a.lines)) console.log(lines, file);
