import { Upload } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  kind: UploadKind;
  label: string;
  /** Another takes the place of the one that is there. */
  hasValue: boolean;
  isSending: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onFile: (file: File) => void;
};

export function FileChoice({ kind, label, hasValue, isSending, button, onFile }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const words =
    kind === 'image'
      ? t(hasValue ? 'uploads.changeImage' : 'uploads.chooseImage')
      : t(hasValue ? 'uploads.changeAudio' : 'uploads.chooseAudio');
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={`${kind}/*`}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        ref={button}
        variant="secondary"
        busy={isSending}
        icon={<Upload size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {isSending ? t('uploads.sending') : words}
      </Button>
    </>
  );
}
