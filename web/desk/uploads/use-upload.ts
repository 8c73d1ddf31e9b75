import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useUploadScope } from './upload-scope.tsx';
import { importFrom, sendFile, type Uploaded } from './uploads.api.ts';
import type { UploadsUnderWay } from './uploads-under-way.ts';

/** A file of hers, or the address of one. */
export type Source = File | string;

/** `retry` is there when it was not the file's fault. */
export type Problem = {
  sentence: string;
  retry?: Source | undefined;
  /** It was an address: said where addresses are typed. */
  isAddress?: boolean | undefined;
};

type UnderWay = ReturnType<UploadsUnderWay['begin']>;
type Job = { source: Source; giveUp: AbortController; underWay: UnderWay };

const passing: readonly ErrorCode[] = ['unavailable', 'internal', 'too_many_requests', 'address_unreachable'];

/** One upload at a time: how far it is, how to stop it, and what came of it in words. */
export function useUpload<Kind extends UploadKind>(kind: Kind, onDone: (value: Uploaded[Kind]) => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const current = useRef<AbortController>(undefined);
  const { uploads } = useUploadScope();

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ source, giveUp: { signal }, underWay }: Job): Promise<Uploaded[Kind]> =>
      typeof source === 'string'
        ? importFrom(kind, source, signal)
        : sendFile(kind, source, { signal, onProgress: (bytes) => tellSent(bytes, underWay) }),
    onSuccess: (value, { giveUp, underWay }) => {
      if (giveUp.signal.aborted) return underWay.end('cancelled');
      onDone(value);
      underWay.end('done');
      toast({
        title: t('uploads.done'),
        description: kind === 'image' ? t('uploads.imageDone') : t('uploads.audioDone'),
      });
    },
    onError: (error, { source, giveUp, underWay }) => {
      if (giveUp.signal.aborted) return underWay.end('cancelled');
      const mayPassLater = passing.includes(errorCodeOf(error));
      const sentence = sentenceFor(error);
      if (typeof source === 'string') refuse({ sentence, isAddress: true });
      else refuse({ sentence, retry: mayPassLater ? source : undefined });
      underWay.end('failed');
    },
  });

  /** Said at once and kept in sight: a toast leaves before she may have read it. */
  function refuse(refused: Problem): void {
    setProblem(refused);
    toast({ title: t('uploads.failed'), description: refused.sentence, tone: 'destructive' });
  }

  function start(source: Source): void {
    const giveUp = new AbortController();
    current.current = giveUp;
    setSent(0);
    setProblem(undefined);
    const total = typeof source === 'string' ? undefined : source.size;
    mutate({ source, giveUp, underWay: uploads.begin({ total, cancel: () => giveUp.abort() }) });
  }

  function tellSent(bytes: number, underWay: UnderWay): void {
    setSent(bytes);
    underWay.progress(bytes);
  }

  useEffect(() => (isPending ? holdUpdates('upload') : undefined), [isPending]);
  useEffect(() => () => current.current?.abort(), []);

  return {
    start,
    refuse,
    problem,
    /** What is being mended is no longer complained about. */
    forgive: () => setProblem(undefined),
    cancel: () => current.current?.abort(),
    /** What is on its way, if anything is. */
    underWay: isPending && variables ? { source: variables.source, sent } : undefined,
  };
}
