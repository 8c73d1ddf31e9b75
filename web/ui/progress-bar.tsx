export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress aria-label={label} value={value} max={max} className="progress block" />;
}
