import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.5h.01" />
    </Icon>
  );
}

export function FacebookIcon() {
  return (
    <Icon>
      <path d="M16 4h-2c-2.2 0-3.5 1.5-3.5 3.6V20M7.5 12H15" />
    </Icon>
  );
}

export function YouTubeIcon() {
  return (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="M10.5 9.6v4.8l4-2.4z" />
    </Icon>
  );
}
