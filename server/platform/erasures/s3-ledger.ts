import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3Client } from '../s3/s3-client.ts';
import type { S3Settings } from '../s3/s3-settings.ts';
import { erasureLine, erasureName, readErasures } from './erasure.ts';
import type { ErasureLedger } from './erasure-ledger.ts';

const folder = 'erasures/';

/** An object for each, beside the media: several processes write at once, and none can write over another's. */
export function s3Ledger(settings: S3Settings): ErasureLedger {
  const client = s3Client(settings);
  const { bucket: Bucket } = settings;
  const names = async () => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken: after }),
      );
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      after = page.NextContinuationToken;
      if (!after) return found;
    }
  };
  return {
    record: async (erasure) => {
      const Key = `${folder}${erasureName(erasure)}`;
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: erasureLine(erasure),
          ContentType: 'application/json',
        }),
      );
    },
    all: async () => {
      const texts: string[] = [];
      for (const Key of await names()) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        texts.push((await Body?.transformToString()) ?? '');
      }
      return readErasures(texts.join('\n'));
    },
  };
}
