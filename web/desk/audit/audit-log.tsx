import { useState } from 'react';
import { type AuditKind, auditKinds } from '#shared/audit/audit.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { AuditEntries } from './audit-entries.tsx';

/** Everything that was written down, one kind at a time. */
export function AuditLog() {
  const t = useTexts();
  const [kind, setKind] = useState<AuditKind>('act');
  return (
    <div className="grid gap-4">
      <Chips
        label={t('audit.kinds')}
        chips={auditKinds.map((id) => ({ id, label: t(`audit.kind_${id}`) }))}
        selected={kind}
        onSelect={(id) => setKind(auditKinds.find((one) => one === id) ?? kind)}
      />
      <AuditEntries key={kind} kind={kind} />
    </div>
  );
}
