import { refusalOf } from './api-client.ts';
import { ApiError } from './api-error.ts';

type Options = {
  signal: AbortSignal;
  /** How many bytes have left so far. */
  onProgress: (sent: number) => void;
};

/**
 * Sends a file as it is and hands over the answer. Only XMLHttpRequest tells how much has left; there is no
 * patience to lose here, because a large file on a weak connection may rightly take minutes.
 */
export function upload<Answer>(
  address: string,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => answerOf<Answer>(request).then(resolve, reject);
    request.onerror = () => reject(new ApiError('unavailable'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

async function answerOf<Answer>(request: XMLHttpRequest): Promise<Answer> {
  const type = request.getResponseHeader('content-type') ?? '';
  const response = new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': type },
  });
  if (!response.ok) throw await refusalOf(response);
  if (!type.includes('json')) throw new ApiError('unavailable');
  return response.json();
}
