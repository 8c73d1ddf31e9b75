import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Columns, Section } from '../section.tsx';

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right', hint: 'Last time it was the left' },
  { value: 'both', label: 'Both' },
] as const;

const pictures = [
  { value: 'seed', label: 'Seed', picture: <Avatar picture="seed" label="" size={40} /> },
  { value: 'cherry', label: 'Cherry', picture: <Avatar picture="cherry" label="" size={40} /> },
] as const;

export function Choices() {
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  const [side, setSide] = useState<'left' | 'right' | 'both' | undefined>('right');
  const [picture, setPicture] = useState<'seed' | 'cherry'>();
  const [volume, setVolume] = useState(70);
  return (
    <Section title="Choices">
      <Columns>
        <div className="flex flex-col gap-3">
          <Switch label="Night theme after 20:00" checked={on} onChange={setOn} />
          <Switch label="Messages" hint="Other mothers may write to you" checked={off} onChange={setOff} />
          <Switch label="Not now" checked={false} onChange={setOff} disabled />
          <Switch label="Always" checked onChange={setOff} disabled />
        </div>
        <div>
          <Checkbox label="Reading and articles" checked={on} onChange={setOn} />
          <Checkbox
            label="A label so long that it breaks into a second line on a narrow phone"
            checked={off}
            onChange={setOff}
          />
          <Checkbox label="Two are chosen already" checked={false} onChange={setOff} disabled />
          <Checkbox label="Always on" checked onChange={setOff} disabled />
        </div>
        <RadioCards legend="Which side?" name="side" options={sides} value={side} onChange={setSide} />
        <RadioCards
          legend="Picture"
          name="picture"
          options={pictures}
          value={picture}
          onChange={setPicture}
        />
        <Slider
          label="Volume"
          min={0}
          max={100}
          step={1}
          value={volume}
          onChange={setVolume}
          valueText={`${volume} %`}
        />
        <Slider label="Hours" min={0} max={12} step={1} value={0} onChange={() => undefined} />
      </Columns>
    </Section>
  );
}
