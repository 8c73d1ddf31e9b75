import { appearDue } from '#server/features/appearance/appearance.service.ts';
import { judge } from './observer/guesses.ts';
import { gatherPeople } from './observer/people.ts';
import { openSimulatedColo } from './observer/simulated-colo.ts';
import { startWatching } from './observer/watch.ts';

/**
 * Somebody reads the whole community every five seconds of simulated time and says of each text without a name whose it
 * is. She must be right no oftener than by drawing one of the accounts that were seen within ten minutes of it, but for
 * two standard errors. `--accounts=40 --hours=3`.
 */
const given = (flag: string, otherwise: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${flag}=`))?.split('=')[1] ?? otherwise);
const accounts = given('accounts', 40);
const hours = given('hours', 3);
const pause = 5;

const colo = await openSimulatedColo();
const people = await gatherPeople(colo, accounts);
const watching = startWatching(colo);
await watching.look();
for (let second = 0; second < hours * 3600; second += pause) {
  colo.pass(pause);
  await people.act(pause);
  await appearDue(colo.services);
  await watching.look();
}
const { texts, figures, draws } = judge(watching.seen, people.authors, colo.now());
await colo.close();

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
console.log(
  `${accounts} accounts, ${hours} h of simulated time, ${texts} texts without a name that were seen`,
);
console.table([
  ...figures.map(({ who, rate, limit = 1 }) => ({
    'takes for its author': who,
    'is right': percent(rate),
    'at most': percent(limit),
    missed: rate > limit,
  })),
  ...draws.map(({ who, rate }) => ({ 'takes for its author': who, 'is right': percent(rate) })),
]);
process.exit(texts === 0 || figures.some(({ rate, limit = 1 }) => rate > limit) ? 1 : 0);
