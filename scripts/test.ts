import { type StdioOptions, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { isTouched, longProofs, touchedFiles } from './test/long-proofs.ts';

/**
 * Runs the tests in the order in which a mistake is cheapest to hear about, and closes with one line:
 * `N passed, 0 failed`. A step that checks without counting counts as one.
 */
type Tally = { passed: number; failed: number; failures?: string[] };
type Step = { name: string; run: (show: Show) => Promise<Tally> };
/** Where what a step prints goes: at once to whoever looks on, or kept until its neighbours are done. */
type Show = ((printed: string) => void) | 'at once';

const reports = '.cache/test-reports';

const step = (name: string, command: string, args: string[] = []): Step => ({
  name,
  run: async (show) =>
    (await runs(command, args, { show })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const vitest = (name: string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  run: () => {
    const report = `${reports}/${name.replaceAll(' ', '-')}.json`;
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return counted(report, 'vitest', ['run', ...args, ...output], env, (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
      failures: json.testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(
            ({ fullName, failureMessages: [why = 'did not run'] }) =>
              `${relative('.', file)}: ${fullName}\n    ${why.split('\n', 1)[0]}`,
          ),
      ),
    }));
  },
});

const browser: Step = {
  name: 'browser tests',
  run: () => {
    const report = `${reports}/browser.json`;
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return counted(report, 'playwright', ['test', '--reporter=list,json'], env, (json) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.stats.skipped,
    }));
  },
};

const tidy = [
  step('format and lint', 'biome', ['ci', '.']),
  step('types', 'tsc', ['-p', '.']),
  step('unused files and exports', 'knip'),
];
const build = step('build within its budgets', 'node', ['scripts/build.ts', '--if-changed']);

// A screen's test waits for a third of its time: four use two cores whole.
const unit = [...['rules', 'web', 'web-alone'].map((project) => `--project=${project}`), '--maxWorkers=4'];
const onPostgres = { TEST_DATABASE: 'postgres' };

// Each of them leaves a core to the others.
const beforehand = [...tidy, build];

const plans: Record<string, () => (Step | Step[])[]> = {
  all: () => [beforehand, vitest('unit and route tests', [...unit, '--project=server']), browser],
  fast: () => [tidy, vitest('unit tests', unit)],
  // The program as it starts by itself is the same there: it brings its own database.
  postgres: () => [
    vitest(
      'route tests on PostgreSQL',
      ['--project', 'server', '--exclude', 'server/main.test.ts'],
      onPostgres,
    ),
  ],
  long: longSteps,
};

/** All of them, or with `--if-touched` those whose ground has moved since what landed last. */
function longSteps(): Step[] {
  const touched = process.argv.includes('--if-touched') ? touchedFiles() : undefined;
  const isDue = (proof: keyof typeof longProofs) => !touched || isTouched(proof, touched);
  const due = (...proofs: (keyof typeof longProofs)[]) =>
    proofs.filter(isDue).flatMap((proof) => longProofs[proof].tests);
  const steps: Step[] = [];
  const proofs = due('backup', 'several processes');
  if (proofs.length > 0) steps.push(vitest('long proofs', ['--project', 'long', ...proofs]));
  // Several processes always share a PostgreSQL: that was proved above.
  const backups = due('backup');
  if (backups.length > 0)
    steps.push(vitest('long proofs on PostgreSQL', ['--project', 'long', ...backups], onPostgres));
  const soak = ['bench/reliability/soak.ts', '--minutes', '0.5', '--database', 'embedded'];
  if (isDue('half a minute of fifty mothers'))
    steps.push(build, step('half a minute of fifty mothers', 'node', soak));
  if (steps.length === 0) console.log('Nothing that a long proof proves was touched.');
  return steps;
}

const plan = plans[process.argv[2] ?? 'all'];
if (!plan) throw new Error(`There is no plan ${process.argv[2]}: choose ${Object.keys(plans).join(', ')}.`);
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const total: Tally = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const minutes: string[] = [];
for (const steps of plan()) {
  const group = [steps].flat();
  await Promise.all(group.map((each) => take(each, { isAlone: group.length === 1 })));
}
console.log(`\n${minutes.join('\n')}`);
if (failedSteps.length > 0) console.log(`\nNot well:\n${failedSteps.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function take({ name, run }: Step, { isAlone }: { isAlone: boolean }): Promise<void> {
  const kept: string[] = [];
  if (isAlone) console.log(`\n> ${name}`);
  const began = performance.now();
  const { passed, failed, failures = [] } = await run(isAlone ? 'at once' : (printed) => kept.push(printed));
  if (!isAlone) console.log(`\n> ${name}\n${kept.join('')}`);
  minutes.push(`${((performance.now() - began) / 60_000).toFixed(1)} min  ${name}`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name, ...failures.map((failure) => `  ${failure}`));
}

type Running = { show?: Show; env?: Record<string, string> };

function runs(command: string, args: string[], { show = 'at once', env = {} }: Running): Promise<boolean> {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const stdio: StdioOptions = show === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { stdio, shell, env: { ...process.env, ...env } });
    if (show !== 'at once')
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => show(`${part}`));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** A runner that dies before it reports, or reports well and exits badly, has failed. */
async function counted(
  report: string,
  command: string,
  args: string[],
  env: Record<string, string>,
  read: (json: Report) => Tally,
): Promise<Tally> {
  const well = await runs(command, args, { env });
  const json = await readFile(report, 'utf8').catch(() => undefined);
  const tally = json ? read(JSON.parse(json)) : { passed: 0, failed: 1 };
  return well || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

type Report = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
