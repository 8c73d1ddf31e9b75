import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ProgressDots } from '#web/ui/progress-dots.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Columns, Section } from '../section.tsx';

export function Waiting() {
  return (
    <Section title="Waiting and progress">
      <Columns>
        <Card aria-busy>
          <Skeleton className="mb-3 h-32" />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </Card>
        <div className="flex flex-col gap-6">
          <ProgressDots count={4} current={1} label="Step 1 of 4" />
          <ProgressDots count={4} current={3} label="Step 3 of 4" />
          <ProgressBar value={2} max={5} label="Slide 2 of 5" />
          <ProgressBar value={5} max={5} label="Slide 5 of 5" />
        </div>
      </Columns>
    </Section>
  );
}
