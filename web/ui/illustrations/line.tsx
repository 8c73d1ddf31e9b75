/** The one hand-drawn line of every picture. It never follows its shape exactly, as a print out of register. */
export function Line({ d, width = 2.25 }: { d: string; width?: number }) {
  return (
    <path
      d={d}
      className="fill-none stroke-picture-line"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
