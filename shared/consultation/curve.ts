/** A drawing in a box of `curveSize`: lines as an SVG has them, and where their words stand. */
export type Curve = {
  /** WHO's lines by z, from the lowest. */
  lines: { z: number; points: string }[];
  /** What was measured, joined. */
  points: { x: number; y: number }[];
  x: { at: number; label: string }[];
  y: { at: number; label: string }[];
};

export const curveSize = { width: 240, height: 160, left: 26, bottom: 16 } as const;
