import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifThere } from '../files/if-there.ts';
import type { S3Settings } from '../s3/s3-settings.ts';
import { erasureLine, readErasures } from './erasure.ts';
import type { ErasureLedger } from './erasure-ledger.ts';

export async function openErasureLedger(file: string, s3: S3Settings | undefined): Promise<ErasureLedger> {
  if (!s3) return fileLedger(file);
  // Loaded only where it is configured: the S3 client is heavy.
  const { s3Ledger } = await import('./s3-ledger.ts');
  return s3Ledger(s3);
}

function fileLedger(path: string): ErasureLedger {
  return {
    record: async (erasure) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, 'a', 0o600);
      try {
        // On a line of its own, whatever a crash left of the one before.
        await file.write(`\n${erasureLine(erasure)}`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    all: async () => readErasures((await ifThere(readFile(path, 'utf8'))) ?? ''),
  };
}
