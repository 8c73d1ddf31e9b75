import { type KeyboardEvent, useState } from 'react';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { isAddress } from './pasted.ts';

type Props = {
  kind: UploadKind;
  disabled: boolean;
  onAddress: (address: string) => void;
};

/** Not a form of its own: it stands inside the form that it fills. */
export function AddressField({ kind, disabled, onAddress }: Props) {
  const t = useTexts();
  const [address, setAddress] = useState('');
  const [mistake, setMistake] = useState<string>();

  function send(): void {
    const typed = address.trim();
    if (isAddress(typed)) onAddress(typed);
    else setMistake(t('uploads.addressRequired'));
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter would send the article.
    event.preventDefault();
    if (!disabled) send();
  }

  return (
    <div className="grid gap-2 wide:grid-cols-[1fr_auto] wide:items-start">
      <Field
        label={kind === 'image' ? t('uploads.imageAddress') : t('uploads.audioAddress')}
        hint={t('uploads.addressHint')}
        error={mistake}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={2000}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setMistake(undefined);
        }}
        onKeyDown={sendOnEnter}
      />
      <Button variant="secondary" disabled={disabled} onClick={send} className="min-h-12 wide:mt-7.5">
        {t('uploads.useAddress')}
      </Button>
    </div>
  );
}
