import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Columns, Row, Section } from '../section.tsx';

export function Surfaces() {
  return (
    <Section title="Surfaces">
      <Columns>
        <Card as="article">
          <h3 className="font-serif text-heading">A plain card</h3>
          <p className="text-ink-soft">It holds one thing, and lies softly on the paper.</p>
        </Card>
        <Card tone="blush">
          <h3 className="font-serif text-heading">Blush</h3>
          <p className="text-ink-soft">For what is close to the heart.</p>
        </Card>
        <Card tone="sage">
          <h3 className="font-serif text-heading">Sage</h3>
          <p className="text-ink-soft">For advice that calms.</p>
        </Card>
      </Columns>
      <Row>
        <Badge tone="honey">Premium</Badge>
        <Badge tone="sage">Published</Badge>
        <Badge tone="plum">Live</Badge>
        <Badge tone="quiet">Draft</Badge>
      </Row>
    </Section>
  );
}
