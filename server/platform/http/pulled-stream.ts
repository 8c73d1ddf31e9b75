/**
 * A body made as fast as it is read: the next piece is asked for when the reader has taken the last. What fails in the
 * middle breaks the body, so that half a file is never taken for a whole one; who stops reading stops the making.
 */
export function pulledStream(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
