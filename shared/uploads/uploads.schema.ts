import * as v from 'valibot';

export const maxImageBytes = 10 * 1024 * 1024;
export const maxAudioBytes = 100 * 1024 * 1024;

export const uploadKinds = ['image', 'audio'] as const;
export type UploadKind = (typeof uploadKinds)[number];
export const uploadKindSchema = v.strictObject({ kind: v.picklist(uploadKinds) });

/** An address that staff pasted: fetched once, by the server, into our own store. */
export const importSchema = v.strictObject({ address: v.pipe(v.string(), v.maxLength(2000)) });

export type UploadedImageAnswer = { url: string; width: number; height: number; widths: number[] };
export type UploadedAudioAnswer = { url: string; durationSeconds: number | null };
