import { endWell } from './ending.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { webFolder } from './folders.ts';
import { makePrivateFiles } from './platform/files/private-folder.ts';
import { createLog } from './platform/log/log.ts';
import { startServer } from './start.ts';

try {
  makePrivateFiles();
  const env = readEnv();
  // While developing, the web part is served by Vite beside this process.
  const colo = await startServer(env, process.argv.includes('--without-web') ? {} : { webFolder });
  endWell({ stop: colo.stop, log: createLog(env.logLevel) });
  greet(env, colo);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function greet(env: Env, colo: Awaited<ReturnType<typeof startServer>>): void {
  const inBrowser = env.smtpUrl || env.production ? '' : ` and at ${colo.appUrl}/dev/mail`;
  const staff = staffOf(env) || 'nobody by configuration; name one with: npm run staff -- add EMAIL';
  console.log(
    [
      '',
      `  Colo is ready at ${colo.appUrl}`,
      '',
      `  Sign-in mails  ${colo.mailDescription}${inBrowser}`,
      `  Staff          ${staff}`,
      `  Database       ${colo.databaseDescription}`,
      '',
    ].join('\n'),
  );
}

/** By address while developing, to sign in with; where the output is kept as a log, it names nobody. */
function staffOf({ staffEmails, production }: Env): string {
  return production && staffEmails.length > 0
    ? `${staffEmails.length} by STAFF_EMAILS`
    : staffEmails.join(', ');
}

function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return ['Colo cannot start with this configuration:', ...error.mistakes.map((one) => `- ${one}`)].join(
      '\n',
    );
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Colo cannot start: the port is in use by another program. Stop that one, or choose another with PORT.';
  }
  return error instanceof Error ? `Colo cannot start: ${error.message}` : String(error);
}
