import { createFileReader } from '#web/features/imports/file-reader.ts';
import { answerWith } from '#web/features/imports/reading-answers.ts';

/** The worker that reads files, in the page of a test: what is asked and told is copied, as between threads. */
export class FakeReadingWorker {
  readonly #reader = createFileReader();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  #isOver = false;

  postMessage(data: Parameters<typeof answerWith>[1]): void {
    const answer = structuredClone(answerWith(this.#reader, structuredClone(data)));
    setTimeout(() => {
      if (!this.#isOver) this.onmessage?.({ data: answer });
    });
  }

  terminate(): void {
    this.#isOver = true;
  }
}
