import { type Curve, curveSize } from '#shared/consultation/curve.ts';
import type { SheetBlock } from '#shared/consultation/sheet.schema.ts';

type Props = Extract<SheetBlock, { sort: 'curves' }>;

/** Small, and beside the table that has the numbers. No colour of alarm: the lines are WHO's, the dots the baby's. */
export function GrowthCurves({ curves, caption }: Props) {
  return (
    <figure className="grid gap-2">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 print:grid-cols-3">
        {curves.map(({ title, ...curve }) => (
          <div key={title} className="break-inside-avoid">
            <p className="font-bold text-small">{title}</p>
            <Drawing title={title} curve={curve} />
          </div>
        ))}
      </div>
      <figcaption className="text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function Drawing({ title, curve: { lines, points, x, y } }: { title: string; curve: Curve }) {
  const { width, height, left, bottom } = curveSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full">
      {lines.map((line) => (
        <polyline
          key={line.z}
          points={line.points}
          strokeWidth={1}
          className={line.z === 0 ? 'fill-none stroke-sage' : 'fill-none stroke-line'}
        />
      ))}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        strokeWidth={1.5}
        className="fill-none stroke-clay"
      />
      {points.map((point) => (
        <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r={2.5} className="fill-clay" />
      ))}
      {x.map(({ at, label }) => (
        <text key={label} x={at} y={height - 3} textAnchor="middle" fontSize={10} className="fill-ink-soft">
          {label}
        </text>
      ))}
      {y.map(({ at, label }) => (
        <text
          key={label}
          x={left - 4}
          y={Math.min(at + 3, height - bottom)}
          textAnchor="end"
          fontSize={10}
          className="fill-ink-soft"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
