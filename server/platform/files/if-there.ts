/**
 * What is read, or undefined where there is no such file. Only then: a disk that fails, or a right that is missing, is not
 * the same as a file that is not there, and must not pass for it.
 */
export async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
