import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { importFrom, sendFile, type Uploaded } from './uploads.api.ts';

/** A file of hers, or the address of one. */
export type Source = File | string;

/** `retry` is there when it was not the file's fault. */
export type Problem = { sentence: string; retry?: Source | undefined };

type Job = { source: Source; giveUp: AbortController };

const passing: readonly ErrorCode[] = ['unavailable', 'internal', 'too_many_requests', 'address_unreachable'];

/** One upload at a time: how far it is, how to stop it, and what came of it in words. */
export function useUpload<Kind extends UploadKind>(kind: Kind, onDone: (value: Uploaded[Kind]) => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const current = useRef<AbortController>(undefined);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ source, giveUp: { signal } }: Job): Promise<Uploaded[Kind]> =>
      typeof source === 'string'
        ? importFrom(kind, source, signal)
        : sendFile(kind, source, { signal, onProgress: setSent }),
    onSuccess: (value, { giveUp }) => {
      if (giveUp.signal.aborted) return;
      onDone(value);
      toast({
        title: t('uploads.done'),
        description: kind === 'image' ? t('uploads.imageDone') : t('uploads.audioDone'),
      });
    },
    onError: (error, { source, giveUp }) => {
      if (giveUp.signal.aborted) return;
      const mayPassLater = passing.includes(errorCodeOf(error));
      refuse(sentenceFor(error, t('errors.internal')), mayPassLater ? source : undefined);
    },
  });

  /** Said at once and kept in sight: a toast leaves before she may have read it. */
  function refuse(sentence: string, retry?: Source): void {
    setProblem({ sentence, retry });
    toast({ title: t('uploads.failed'), description: sentence, tone: 'destructive' });
  }

  function start(source: Source): void {
    const giveUp = new AbortController();
    current.current = giveUp;
    setSent(0);
    setProblem(undefined);
    mutate({ source, giveUp });
  }

  useEffect(() => (isPending ? holdUpdates('upload') : undefined), [isPending]);
  useEffect(() => () => current.current?.abort(), []);

  return {
    start,
    refuse,
    problem,
    cancel: () => current.current?.abort(),
    /** What is on its way, if anything is. */
    underWay: isPending && variables ? { source: variables.source, sent } : undefined,
  };
}
