import { createFileReader } from './file-reader.ts';
import { answerWith } from './reading-answers.ts';

/** Twenty thousand rows take seconds on a weak phone: here they keep no tap waiting. */
const reader = createFileReader();

self.onmessage = ({ data }: MessageEvent) => self.postMessage(answerWith(reader, data));
