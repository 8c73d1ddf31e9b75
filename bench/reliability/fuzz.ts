import { Agent } from 'node:http';
import { badRequest, type Route } from './fuzz/bad-request.ts';
import { Chance } from './fuzz/chance.ts';
import { Lessons } from './fuzz/lessons.ts';
import { openColo } from './fuzz/open-colo.ts';
import { type FuzzAnswer, send } from './fuzz/send.ts';
import { withGround } from './ground.ts';
import { optionsFrom } from './options.ts';

/**
 * Every route with bad input, as visitor, mother and staff: nothing may fail on our side, hang, or tell what happened
 * inside. The same seed sends the same requests.
 */
const options = optionsFrom({ requests: 20_000, seed: 1, database: 'postgres', seconds: 15 });
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const chance = new Chance(options.seed);
const found = new Map<string, string>();
const statuses = new Map<string, number>();

const routeCount = await withGround(options.database, async (environment) => {
  const colo = await openColo(environment);
  try {
    const lessons = new Map(colo.routes.map((route) => [nameOf(route), new Lessons()]));
    let cookies: Record<string, string> = {};
    let ids: string[] = [];
    for (let sent = 0; sent < options.requests; sent += 1) {
      // Some requests sign out, delete the account or spend a limit: others come in her place.
      if (sent % 200 === 0) {
        const staff = colo.staff[(sent / 200) % colo.staff.length] ?? '';
        cookies = {
          visitor: '',
          mother: await colo.cookieFor(`mae${sent}@exemplo.test`),
          staff: await colo.cookieFor(staff),
        };
        ids = await colo.ids();
      }
      const route = colo.routes[sent % colo.routes.length];
      if (!route) continue;
      const learned = lessons.get(nameOf(route)) ?? new Lessons();
      const who = chance.pick(['visitor', 'mother', 'mother', 'staff', 'staff']);
      const bad = badRequest(chance, route, learned, ids);
      if (cookies[who]) bad.headers.Cookie = cookies[who];
      bad.headers['X-Forwarded-For'] ??= `10.0.${chance.below(256)}.${chance.below(256)}`;
      const failuresBefore = colo.failures.length;
      const answer = await send(colo.port, agent, bad, options.seconds * 1000);
      if (typeof answer === 'object') learned.learn(answer.text);
      const wrong = whatIsWrong(answer);
      const status = typeof answer === 'object' ? `${Math.floor(answer.status / 100)}xx` : answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (wrong) {
        const why = colo.failures.slice(failuresBefore).join(' ').slice(0, 1500);
        const body = bad.body?.toString().slice(0, 400) ?? '';
        found.set(
          `${nameOf(route)}: ${wrong}`,
          `#${sent} as ${who} ${bad.method} ${bad.target.slice(0, 300)} ${JSON.stringify(bad.headers).slice(0, 400)}\n    ${body}\n    ${why}`,
        );
      }
    }
    return colo.routes.length;
  } finally {
    agent.destroy();
    await colo.close();
  }
});

const told = [...statuses].sort().map(([status, times]) => `${status} ${times}`);
console.log(
  `${options.requests} bad requests to ${routeCount} routes on the ${options.database} database, seed ${options.seed}`,
);
console.log(`answers: ${told.join(', ')}`);
console.log(`failures, hangs and leaks: ${found.size}`);
for (const [what, example] of found) console.log(`- ${what}\n    ${example}`);
process.exitCode = found.size > 0 ? 1 : 0;

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** 431 and 400 of Node itself have no body; whatever is ours says no in one envelope and nothing of its insides. */
function whatIsWrong(answer: FuzzAnswer): string | undefined {
  if (answer === 'hang') return 'no answer in time';
  if (answer === 'broken') return undefined;
  const { status, type, text } = answer;
  if (status >= 500) return `answered ${status}`;
  if (status < 400 || !text) return undefined;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type || 'nothing'}`;
  const leak =
    /\n\s+at |node_modules|\/(?:tmp|work|home|usr|root)\/|\.[jt]s:\d+|Failed query|\bpg_|drizzle/.exec(text);
  return leak ? `told of its insides: ${leak[0]}` : undefined;
}
