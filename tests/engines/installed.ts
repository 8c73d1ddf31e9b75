import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What an engine needs: programs on the PATH, each with the Debian packages that bring it. */
export type Need = { program: string; packages: string[] };

const sound: Need = { program: 'pulseaudio', packages: ['pulseaudio'] };
/** Sounds need their decoders, which no package of an engine asks for. */
export const webKitNeeds: Need[] = [
  {
    program: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  },
  { program: 'Xvfb', packages: ['xvfb'] },
  sound,
];
export const firefoxNeeds: Need[] = [{ program: 'firefox-esr', packages: ['firefox-esr'] }, sound];

/** Installs what is missing where it may. Why the engine cannot run, if it cannot. */
export function whyNot(needs: Need[]): string | undefined {
  const missing = needs.filter(({ program }) => !isThere(program));
  if (missing.length === 0) return undefined;
  const programs = missing.map(({ program }) => program).join(' and ');
  const packages = missing.flatMap((need) => need.packages);
  const advice = `apt-get install ${packages.join(' ')}`;
  if (!existsSync('/etc/debian_version'))
    return `${programs} not found, and this is no Debian to install it on`;
  if (process.getuid?.() !== 0) return `${programs} not found, and only root can install it: ${advice}`;
  console.log(`Installing ${packages.join(', ')}. This happens once.`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  return missing.every(({ program }) => isThere(program))
    ? undefined
    : `${programs} not found, and could not be installed: ${advice}`;
}

function isThere(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
