import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = {
  title: string;
  text: string;
  joinLabel: string;
  onJoin: () => void;
  leaveLabel: string;
  onLeave?: (() => void) | undefined;
};

/** Two devices, two timers: both are kept, and she says which one she wants to see here. */
export function OtherTimerCard({ title, text, joinLabel, onJoin, leaveLabel, onLeave }: Props) {
  return (
    <Card as="section" tone="sage" className="grid gap-2">
      <h2 className="font-bold">{title}</h2>
      <p className="text-small">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onJoin}>
          {joinLabel}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {leaveLabel}
          </Button>
        )}
      </div>
    </Card>
  );
}
