/** One picture is stored in several widths and formats, all named after it: `<name>-w640.avif`. Best format first. */
export const pictureFormats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export function pictureFileName(name: string, width: number, format: PictureFormat): string {
  return `${name}-w${width}.${format.extension}`;
}

/** What a `picture` element offers, read from the address of the largest: nothing where it was not made by us. */
export function pictureSources(
  largestUrl: string,
  widths: readonly number[],
): { type: string; srcset: string }[] {
  const base = /^(\/media\/[\w-]+\/[\w-]+)-w\d+\.webp$/.exec(largestUrl)?.[1];
  if (!base || widths.length === 0) return [];
  return pictureFormats.map((format) => ({
    type: format.type,
    srcset: widths.map((width) => `${pictureFileName(base, width, format)} ${width}w`).join(', '),
  }));
}
