import { Agent, get } from 'node:http';

const connections = 10;
const warmingMs = 3000;
const measuringMs = 10_000;

/** As a browser asks for it: packed, and with her cookie. */
export async function pagesPerSecond(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => askOnce(url, { agent, cookie });
  const content = await ask();
  if (!content.isRendered) throw new Error(`${url} came without its content`);
  await during(warmingMs, ask);
  const made = await during(measuringMs, ask);
  agent.destroy();
  return (made * 1000) / measuringMs;
}

async function during(ms: number, ask: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + ms;
  let made = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await ask();
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return made;
}

function askOnce(url: string, { agent, cookie }: { agent: Agent; cookie: string }) {
  const headers = {
    Accept: 'text/html',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': 'Mobile',
    Cookie: `colo_session=${cookie}`,
  };
  return new Promise<{ isRendered: boolean }>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      // A bare page is the same for everybody, and may be kept.
      const isRendered = response.headers['cache-control']?.includes('no-store') ?? false;
      response.on('end', () => resolve({ isRendered }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
