/** The edge of a sheet of warm paper, cut by hand. It stretches to the page and overlaps by a hair, so no seam shows. */
export function CutEdge({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      className={`-my-px block h-6 w-full fill-picture-glow desk:h-12 ${className}`}
      aria-hidden="true"
    >
      <path d="M0 40L0 22C120 6 250 4 400 14C560 26 700 34 860 22C990 12 1100 6 1200 16L1200 40Z" />
    </svg>
  );
}
