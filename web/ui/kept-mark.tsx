import { CloudAlert, CloudUpload, Smartphone } from 'lucide-react';
import { Badge } from './badge.tsx';

const icons = { sending: CloudUpload, phone: Smartphone, refused: CloudAlert };

/** Where something of hers is while the server has not got it. What has arrived needs no mark: so it should be. */
export function KeptMark({ kept, children: words }: { kept: keyof typeof icons; children: string }) {
  const Icon = icons[kept];
  return (
    <Badge tone={kept === 'refused' ? 'honey' : 'sage'}>
      <Icon size={14} aria-hidden />
      {words}
    </Badge>
  );
}
