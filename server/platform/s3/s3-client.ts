import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

export const s3Client = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings) =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's rarely answer to the bucket as a host name.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
