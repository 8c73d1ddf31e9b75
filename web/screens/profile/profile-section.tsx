import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="font-bold text-heading">{title}</h2>
      {children}
    </Card>
  );
}
