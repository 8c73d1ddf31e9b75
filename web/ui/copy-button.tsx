import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { toast } from './toast-store.ts';

type Props = { text: string; label: string; copied: string; failed: string };

/** Takes a text along where nothing else can be done with it. Where the browser refuses, she is told how else. */
export function CopyButton({ text, label, copied, failed }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied });
    } catch {
      toast({ title: failed, tone: 'destructive' });
    }
  }
  return (
    <Button variant="secondary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
