/** The mark: a C that is also the crescent of the night and an arm, with someone small held in it. */
export function ColoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path
        className="fill-clay"
        d="M16.9 8.4C6.9 11.6 2.8 21.4 5.8 30.4C8.9 39.6 18.4 44.6 27.8 42.4C35.4 40.6 40.6 35.4 42.2 29.6C42.7 27.8 40.8 26.9 39.6 28.2C35.4 32.6 28.4 33.9 22.9 30.6C16.4 26.8 14.4 19 18.6 11.2C19.6 9.4 18.6 7.9 16.9 8.4Z"
      />
      <circle className="fill-honey" cx="29.6" cy="18.6" r="9" />
      <path
        className="fill-none stroke-picture-hair"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M30.8 9.4C27.9 10.4 27.9 13.9 30.5 14C32.6 14 32.7 11.3 30.8 11.2"
      />
    </svg>
  );
}
