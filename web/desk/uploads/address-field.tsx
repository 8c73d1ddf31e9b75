import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { isAddress } from './pasted.ts';

type Props = {
  kind: UploadKind;
  value: string;
  /** Why nothing came from the address that stands here. */
  refused: string | undefined;
  disabled: boolean;
  onChange: (typed: string) => void;
  onAddress: (address: string) => void;
};

/** Not a form of its own: it stands inside the form that it fills. */
export function AddressField({ kind, value, refused, disabled, onChange, onAddress }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // What is wrong is here: here she goes on, unless she has gone on elsewhere meanwhile.
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !place.current?.contains(activeElement);
    if (!refused || isElsewhere) return;
    input.current?.focus({ preventScroll: true });
    // Neither the bar below the form nor the notice may lie over it.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [refused]);

  function send(): void {
    const typed = value.trim();
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
    <div ref={place} className="grid gap-2 wide:grid-cols-[1fr_auto] wide:items-start">
      <Field
        label={kind === 'image' ? t('uploads.imageAddress') : t('uploads.audioAddress')}
        hint={t('uploads.addressHint')}
        ref={input}
        error={mistake ?? refused}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={2000}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
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
