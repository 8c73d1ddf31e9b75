import { loadavg } from 'node:os';
import { measureScale } from './community/scale.ts';
import type { Figure } from './community/table.ts';
import { measureThroughput } from './community/throughput.ts';

/**
 * The community's feed on PostgreSQL, as ratios of one run: how its cost grows with what was written (`--scale`), and how
 * much of the bare query's speed is left to who asks over HTTP (`--throughput`). Both unless one is named.
 * `--posts=N` makes the large community smaller, to see whether the program runs. `--keep=FOLDER` leaves the communities of
 * `--scale` in that folder, where the next run with it finds them: filling them takes minutes, asking them seconds.
 */
const has = (flag: string) => process.argv.includes(flag);
const given = (flag: string) =>
  process.argv.find((one) => one.startsWith(`${flag}=`))?.slice(flag.length + 1);
const posts = Number(given('--posts') ?? 1_000_000);
const both = has('--scale') === has('--throughput');

const figures: Figure[] = [];
if (both || has('--throughput')) figures.push(...(await measureThroughput()));
if (both || has('--scale')) figures.push(...(await measureScale(posts, given('--keep'))));

const load = loadavg().map((one) => one.toFixed(1));
console.log(`\nLoad of the machine in the last 1, 5 and 15 minutes: ${load.join(', ')}`);
console.table(
  figures.map(({ name, value, limit, missed }) => ({
    what: name,
    figure: value,
    limit,
    missed: missed ?? false,
  })),
);
// Said outright: the package that brings PostgreSQL ends a process with 0, whatever `exitCode` says.
process.exit(figures.some(({ missed }) => missed) ? 1 : 0);
