import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { Row, Section } from '../section.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'Sheet' | 'Drawer' | 'Dialog'>();
  const close = () => setOpen(undefined);
  const fail = () => toastFailure('Could not save', 'We keep it on your phone and try again.');
  return (
    <Section title="Overlays">
      <Row>
        {(['Sheet', 'Drawer', 'Dialog'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => toast({ title: 'Saved' })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Feed deleted',
              description: 'Today at 03:12, left side, 14 minutes',
              action: { label: 'Undo', onAct: () => toast({ title: 'It is back' }) },
            })
          }
        >
          Toast with action
        </Button>
        <Button variant="secondary" onClick={fail}>
          Failed toast
        </Button>
      </Row>
      <Sheet open={open === 'Sheet'} onClose={close} title="Save this feed" closeLabel="Close">
        <div className="flex flex-col gap-4">
          <Field label="Notes" placeholder="How was it?" />
          <Button size="large" wide onClick={fail}>
            Save
          </Button>
        </div>
      </Sheet>
      <Drawer open={open === 'Drawer'} onClose={close} label="Menu" closeLabel="Close">
        <nav aria-label="Menu" className="px-2">
          <a href="#overlays" className="flex min-h-11 items-center">
            Home
          </a>
          <a href="#overlays" className="flex min-h-11 items-center">
            Library
          </a>
        </nav>
      </Drawer>
      <Dialog
        open={open === 'Dialog'}
        onClose={close}
        title="Delete the account?"
        description="Everything you wrote and recorded goes with it, and nobody can bring it back."
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Delete everything
            </Button>
          </>
        }
      />
    </Section>
  );
}
