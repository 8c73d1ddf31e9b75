import type { ComponentType } from 'react';

/** Where a picture is chosen and sent: it comes from the uploads, and the screen introduces it. */
export type PictureField = ComponentType<{
  label: string;
  value: string | null;
  onChange: (url: string | null) => void;
}>;
