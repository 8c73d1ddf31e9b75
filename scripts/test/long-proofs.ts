import { execFileSync } from 'node:child_process';

/**
 * Proofs that take minutes, and what each of them proves: `npm run test:long` makes them all, and a change that touches
 * nothing of what one proves need not wait for it.
 */
export const longProofs = {
  backup: {
    tests: [
      'server/platform/backup/backup.test.ts',
      'server/platform/backup/sealed-backup.test.ts',
      'server/features/account/erase-again.test.ts',
    ],
    proves:
      /^server\/(platform\/(backup|db|media)|features\/account|personal-data)|\.table\.ts$|^drizzle|migrations\/|^scripts\/(backup|restore)/,
  },
  'several processes': {
    tests: ['server/platform/jobs/two-processes.test.ts'],
    proves:
      /^server\/(platform\/(jobs|mail|db)|features\/(specialists\/reminders|notifications)|job-handlers|start|main)/,
  },
  'half a minute of fifty mothers': {
    tests: [],
    proves:
      /^(server\/(platform|app|start|main)|server\/features\/(access|sync|nursing|community)\/|bench\/reliability\/)/,
  },
} satisfies Record<string, { tests: string[]; proves: RegExp }>;

type LongProof = keyof typeof longProofs;

/** What every proof stands on, itself included. */
const ground = /^(package(-lock)?\.json|scripts\/test|vitest\.config\.ts|tests\/support\/)/;

export const isTouched = (proof: LongProof, files: readonly string[]): boolean =>
  files.some((file) => ground.test(file) || longProofs[proof].proves.test(file));

/**
 * The files that differ from what landed last. Undefined where nothing tells what did, as on the main branch itself or
 * in a fresh clone of it: its last commit may be a part of what changed.
 */
export function touchedFiles(): string[] | undefined {
  try {
    const head = git('rev-parse', 'HEAD');
    const landed = ['origin/main', 'main'].map(forkedFrom).find((base) => base && base !== head);
    if (!landed) return undefined;
    const changed = git('diff', '--name-only', landed);
    return [...changed.split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')];
  } catch {
    return undefined;
  }
}

function forkedFrom(branch: string): string | undefined {
  try {
    return git('merge-base', 'HEAD', branch);
  } catch {
    return undefined;
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
