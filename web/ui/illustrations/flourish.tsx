/** One quick stroke under a name, as a pen would. */
export function Flourish({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 144 16" className={className} aria-hidden="true">
      <path
        className="fill-none stroke-clay"
        strokeWidth="3"
        strokeLinecap="round"
        d="M4 10C34 4 74 3 112 6C124 7 136 4 132 2C126 0 116 8 126 12C130 13 136 12 140 11"
      />
    </svg>
  );
}
