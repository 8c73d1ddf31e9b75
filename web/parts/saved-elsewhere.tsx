import { Card } from '#web/ui/card.tsx';

/** Another device was quicker, and this one has something that did not go with it: nothing is dropped without her word. */
export function SavedElsewhere({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section" tone="sage" className="grid gap-2">
      <h3 className="font-bold">{title}</h3>
      <p className="text-small">{text}</p>
    </Card>
  );
}
