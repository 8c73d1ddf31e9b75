import { type ClipboardEvent, type RefObject, useRef, useState } from 'react';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { useOnline } from '#web/platform/device/online.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { AddressField } from './address-field.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileChoice } from './file-choice.tsx';
import { largest, sizeInWords } from './file-size.ts';
import { MediaPreview } from './media-preview.tsx';
import { addressIn, fileIn } from './pasted.ts';
import { UploadProblem } from './upload-problem.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Uploaded } from './uploads.api.ts';
import { useFileProblem } from './use-file-problem.ts';
import { type Source, useUpload } from './use-upload.ts';

type Props<Kind extends UploadKind> = {
  kind: Kind;
  label: string;
  value: Uploaded[Kind] | null;
  onChange: (value: Uploaded[Kind] | null) => void;
};

/** A picture or a sound of an article: chosen, dragged, pasted, or fetched from an address. */
export function MediaField<Kind extends UploadKind>(props: Props<Kind>) {
  const { kind, label, value } = props;
  const t = useTexts();
  const online = useOnline();
  const choose = useRef<HTMLButtonElement>(null);
  const { upload, isSending, wasCancelled, address, setAddress, take, cancel, remove } = useMedia(
    props,
    choose,
  );

  function paste(event: ClipboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'url';
    const source = fileIn(event.clipboardData) ?? (isTyping ? undefined : addressIn(event.clipboardData));
    if (source === undefined) return;
    event.preventDefault();
    take(source);
  }

  return (
    <fieldset onPaste={paste} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-bold">{label}</legend>
      {value && <MediaPreview value={value} onRemove={remove} />}
      <DropZone disabled={isSending} onDropped={take}>
        {(isOver) => (
          <>
            <FileChoice
              kind={kind}
              label={label}
              hasValue={value !== null}
              isSending={isSending}
              button={choose}
              onFile={take}
            />
            {upload.underWay ? (
              <UploadProgress {...upload.underWay} onCancel={cancel} />
            ) : (
              <DropHint kind={kind} isOver={isOver} />
            )}
          </>
        )}
      </DropZone>
      <div role="status" className="text-ink-soft text-small empty:hidden">
        {wasCancelled && !isSending && <p>{t('uploads.cancelled')}</p>}
        {!online && <p>{t('uploads.offline')}</p>}
      </div>
      {upload.problem && !upload.problem.isAddress && (
        <UploadProblem problem={upload.problem} onRetry={take} />
      )}
      <AddressField
        kind={kind}
        value={address}
        refused={upload.problem?.isAddress ? upload.problem.sentence : undefined}
        disabled={isSending}
        onChange={(typed) => {
          setAddress(typed);
          if (upload.problem?.isAddress) upload.forgive();
        }}
        onAddress={take}
      />
    </fieldset>
  );
}

function DropHint({ kind, isOver }: { kind: UploadKind; isOver: boolean }) {
  const t = useTexts();
  const limit = sizeInWords(largest[kind], useLanguage());
  const hint = kind === 'image' ? t('uploads.dropImage', { limit }) : t('uploads.dropAudio', { limit });
  return <p className="text-ink-soft text-small">{isOver ? t('uploads.dropNow') : hint}</p>;
}

/** What becomes of a file or an address, until it is the field's value. */
function useMedia<Kind extends UploadKind>(
  { kind, value, onChange }: Props<Kind>,
  choose: RefObject<HTMLButtonElement | null>,
) {
  const t = useTexts();
  const problemOf = useFileProblem(kind);
  const [wasCancelled, setCancelled] = useState(false);
  const [address, setAddress] = useState('');
  const upload = useUpload(kind, (uploaded) => {
    onChange(uploaded);
    // The address that was fetched has done its part.
    setAddress('');
  });
  const isSending = upload.underWay !== undefined;
  return {
    upload,
    isSending,
    wasCancelled,
    address,
    setAddress,
    take(source: Source): void {
      if (isSending) return;
      setCancelled(false);
      const problem = typeof source === 'string' ? undefined : problemOf(source);
      if (problem) upload.refuse({ sentence: problem });
      else upload.start(source);
      // One that was dropped may have to be mended, too.
      if (typeof source === 'string') setAddress(source);
    },
    cancel(): void {
      upload.cancel();
      setCancelled(true);
      // The button that was pressed leaves with the progress.
      choose.current?.focus();
    },
    remove(): void {
      const removed = value;
      onChange(null);
      choose.current?.focus();
      toast({
        title: kind === 'image' ? t('uploads.imageRemoved') : t('uploads.audioRemoved'),
        action: { label: t('uploads.undo'), onAct: () => onChange(removed) },
      });
    },
  };
}
