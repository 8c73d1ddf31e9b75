import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { EmptyMoon } from '#web/ui/illustrations/empty-moon.tsx';
import { EmptySock } from '#web/ui/illustrations/empty-sock.tsx';
import { Columns, Row, Section } from '../section.tsx';

const avatars = ['apple', 'flower', 'seed', 'orange', 'cherry', 'sunflower'] as const;

export function Pictures() {
  return (
    <Section title="Pictures and empty states">
      {[72, 40].map((size) => (
        <Row key={size}>
          {avatars.map((picture) => (
            <Avatar key={picture} picture={picture} label={picture} size={size} />
          ))}
        </Row>
      ))}
      <Columns>
        <EmptyState
          picture={<EmptyMoon />}
          title="Nothing here yet"
          text="Your first feed appears here."
          action={<Button>Start a feed</Button>}
        />
        <EmptyState picture={<EmptyBlanket />} title="Nothing found" text="Try another word." />
        <EmptyState
          picture={<EmptyLamp />}
          title="No connection"
          text="What you saw before is still here."
          action={<Button variant="secondary">Try again</Button>}
        />
        <EmptyState picture={<EmptySock />} title="This page is not here" />
      </Columns>
    </Section>
  );
}
