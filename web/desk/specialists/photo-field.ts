import type { ComponentType } from 'react';
import type { PictureAnswer } from '#shared/specialists/specialists.schema.ts';

/** Where a photo is chosen and sent: it comes from the uploads, and the screen introduces it. */
export type PhotoField = ComponentType<{
  label: string;
  value: PictureAnswer | null;
  onChange: (photo: PictureAnswer | null) => void;
}>;
