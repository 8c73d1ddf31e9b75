import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrivals } from '#tests/engines/arrival.ts';
import { companies } from '#tests/engines/company.ts';
import type { Engine, Window } from '#tests/engines/engine.ts';
import { openFirefox } from '#tests/engines/firefox.ts';
import { firefoxNeeds, type Need, webKitNeeds, whyNot } from '#tests/engines/installed.ts';
import { type Journey, worldOf } from '#tests/engines/journey.ts';
import { listenings } from '#tests/engines/listening.ts';
import { type Network, openNetwork } from '#tests/engines/network.ts';
import { publishings } from '#tests/engines/publishing.ts';
import { recordings } from '#tests/engines/recording.ts';
import { openWebKit } from '#tests/engines/webkit.ts';
import { type RunningColo, startColo } from '#tests/support/running-colo.ts';

/**
 * The browsers that `npm test` does not drive, each through the same journeys. Arguments choose: an engine's name, or a
 * part of a journey's. What could not run is said, and is no failure; what ran and failed is.
 */
type Open = (window: Window) => Promise<Engine>;
type Stage = { open: Open; colo: RunningColo; network: Network };

const engines: { name: string; needs: Need[]; open: Open }[] = [
  { name: 'WebKit', needs: webKitNeeds, open: openWebKit },
  { name: 'Firefox', needs: firefoxNeeds, open: openFirefox },
];
const journeys = [...arrivals, ...recordings, ...companies, ...listenings, ...publishings];
const pictures = 'test-results/engines';

const asked = process.argv.slice(2);
const isEngine = (word: string) => engines.some(({ name }) => name.toLowerCase() === word.toLowerCase());
const isAsked = (words: string[], fits: (word: string) => boolean) => words.length === 0 || words.some(fits);

const tally = { passed: 0, failed: 0 };
const notRun: string[] = [];
for (const { name, needs, open } of engines) {
  if (!isAsked(asked.filter(isEngine), (word) => word.toLowerCase() === name.toLowerCase())) continue;
  const reason = whyNot(needs);
  if (reason) notRun.push(`not run: ${name} (${reason})`);
  else await drive(name, open);
}
for (const line of notRun) console.log(`\n${line}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Each engine finds a Colo that nobody has used before. */
async function drive(name: string, open: Open): Promise<void> {
  console.log(`\n> ${name}`);
  const network = await openNetwork();
  const colo = await startColo({ hasSamples: false, staffNeedFactor: false, appUrl: network.address });
  network.leadTo(colo.port);
  for (const journey of journeys) {
    if (
      !isAsked(
        asked.filter((word) => !isEngine(word)),
        (part) => journey.name.includes(part),
      )
    )
      continue;
    const problem = await walk(journey, { open, colo, network });
    tally[problem ? 'failed' : 'passed'] += 1;
    console.log(problem ? `✗ ${journey.name}\n  ${problem}` : `✓ ${journey.name}`);
  }
  await network.close();
  await colo.stop();
}

/** In a browser of its own. What went wrong, if something did, with a picture of the moment. */
async function walk(journey: Journey, { open, colo, network }: Stage): Promise<string | undefined> {
  const engine = await open(journey.window);
  try {
    await journey.go(worldOf(colo, network, engine));
    const complaints = engine.complaints().filter((line) => !journey.expected?.test(line));
    return complaints.length > 0 ? `The console complained: ${complaints.join('\n  ')}` : undefined;
  } catch (error) {
    const complaints = engine.complaints().map((line) => `\n  console: ${line}`);
    return `${error instanceof Error ? error.message : error}${complaints.join('')}\n  ${await pictureOf(engine, journey)}`;
  } finally {
    await network.mend();
    await engine.close();
  }
}

async function pictureOf(engine: Engine, { name }: Journey): Promise<string> {
  const file = join(pictures, `${engine.name}-${name.replaceAll(/\W+/g, '-').slice(0, 60)}.png`);
  const picture = await engine.picture().catch(() => undefined);
  if (!picture) return 'No picture could be taken.';
  await mkdir(pictures, { recursive: true });
  await writeFile(file, picture, 'base64');
  return file;
}
