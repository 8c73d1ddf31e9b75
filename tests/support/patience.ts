/**
 * How long a test waits for what shall appear. The first screen of a file is also the first time its chunk is read,
 * perhaps on a machine that is busy with others: what is right but late is still right.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
