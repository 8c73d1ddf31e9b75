import { atLeast } from './community/table.ts';
import { postgresGround } from './peers/ground.ts';
import { ourAsks } from './peers/our-asks.ts';
import { inTurn, overHttp, ratesInTurns } from './turns.ts';

/** What a line for each request costs: two processes on one database, one that tells at `info` and one that is silent, in turns. */
const ground = await postgresGround();
try {
  const start = (level: string) =>
    ground.run('server/main.ts', { ...ground.ourEnv, LOG_LEVEL: level }, ['--without-web']);
  const [telling, silent] = [await start('info'), await start('silent')];
  const caller = inTurn(ground.callers);
  const asks = { 'list of articles': ourAsks.articleList, 'community feed': ourAsks.communityFeed };
  const runners = Object.entries(asks).flatMap(([name, ask]) => [
    overHttp(`${name}, telling`, telling.address, () => ask(caller())),
    overHttp(`${name}, silent`, silent.address, () => ask(caller())),
  ]);
  const rates = await ratesInTurns(runners, { rounds: 9, seconds: 2 });
  console.table([...rates].map(([name, rate]) => ({ name, rate: Math.round(rate) })));
  console.table(
    Object.keys(asks).map((name) =>
      atLeast(
        `${name}: telling to silent`,
        (rates.get(`${name}, telling`) ?? 0) / (rates.get(`${name}, silent`) ?? 1),
        0.95,
      ),
    ),
  );
} finally {
  await ground.stop();
}
process.exit(0);
