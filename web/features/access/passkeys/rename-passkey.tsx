import { type FormEvent, useEffect, useRef, useState } from 'react';
import { passkeyNameLength } from '#shared/access/passkey.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Passkey } from './passkeys.api.ts';
import { useRenamePasskey } from './use-passkeys.ts';

type Props = { passkey: Passkey; onDone: () => void };

export function RenamePasskey({ passkey, onDone }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(passkey.name);
  const rename = useRenamePasskey();

  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onDone });
  }

  return (
    <li className="py-3">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          ref={field}
          label={t('passkey.name')}
          name="passkey-name"
          maxLength={passkeyNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={rename.error ? sentenceFor(rename.error, t('passkey.renameFailed')) : undefined}
        />
        <Button type="submit" variant="secondary" wide busy={rename.isPending}>
          {t('passkey.save')}
        </Button>
      </form>
    </li>
  );
}
