import type { S3Settings } from '../s3/s3-settings.ts';
import { diskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';

export async function openMediaStore(folder: string, s3: S3Settings | undefined): Promise<MediaStore> {
  if (!s3) return diskStore(folder);
  // Loaded only where it is configured: the S3 client is heavy.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3);
}
