import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type Props = { title: string; action?: ReactNode; children: ReactNode };

export function ProfileSection({ title, action, children }: Props) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-bold text-heading">{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
