import { useId } from 'react';

type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words: '70 %', '1 h 30'. Without it the number is shown. */
  valueText?: string | undefined;
};

export function Slider({ label, min, max, step, value, onChange, valueText }: Props) {
  const id = useId();
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div>
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {/* The control itself says it aloud. */}
        <span aria-hidden className="text-ink-soft tabular-nums">
          {valueText ?? value}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        className="slider rounded-control"
        // Not as an attribute: in a page that comes with its content the policy forbids styles in the markup.
        ref={(input) => input?.style.setProperty('--slider-filled', `${filled}%`)}
      />
    </div>
  );
}
