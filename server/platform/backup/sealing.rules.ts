type SealingOptions = { passphrase: string | undefined; production: boolean; plain: boolean };

/** What the backup is sealed with; undefined where it is to be readable by whoever has the file. */
export function sealingFor({ passphrase, production, plain }: SealingOptions): string | undefined {
  if (plain) return undefined;
  if (passphrase === undefined && production)
    throw new Error(
      'A backup holds what mothers wrote: set BACKUP_PASSPHRASE to seal it (and keep that elsewhere), or say --plain. Nothing was written.',
    );
  return passphrase;
}

/** The name tells whether any `tar` can look inside. */
export const backupName = (now: Date, isSealed: boolean) =>
  `colo-${now.toISOString().slice(0, 10)}.${isSealed ? 'sealed' : 'tar'}`;
