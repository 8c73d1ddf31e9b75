import { Bookmark, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Row, Section } from '../section.tsx';

const variants = { Primary: 'primary', Secondary: 'secondary', Quiet: 'quiet', Danger: 'danger' } as const;

export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Buttons">
      {[false, true].map((disabled) => (
        <Row key={String(disabled)}>
          {Object.entries(variants).map(([name, variant]) => (
            <Button key={name} variant={variant} disabled={disabled}>
              {name}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button icon={<Heart size={20} aria-hidden />}>With icon</Button>
        <Button busy>Sending</Button>
        <Button variant="secondary" busy={busy} onClick={() => setBusy(true)}>
          Press to wait
        </Button>
        <a href="#buttons" className={buttonClass({ variant: 'secondary' })}>
          A link as a button
        </a>
      </Row>
      <Button size="large" wide>
        Large and wide
      </Button>
      <Row>
        <Tooltip text="Save for later">
          <IconButton label="Save">
            <Bookmark aria-hidden />
          </IconButton>
        </Tooltip>
        <Tooltip text="Share with someone you trust">
          <IconButton label="Share">
            <Share2 aria-hidden />
          </IconButton>
        </Tooltip>
        <IconButton label="Like" disabled>
          <Heart aria-hidden />
        </IconButton>
      </Row>
    </Section>
  );
}
