import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { TooLargeError, textsOf } from './unzip.ts';

const archive = (files: Record<string, string>, level: 0 | 6 = 6) =>
  new File(
    [
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
        level,
      }),
    ],
    'family.zip',
  );

it.each([[0], [6]] as const)(
  'the tables in an archive are read, packed by %i, and nothing else of it',
  async (level) => {
    const packed = archive({ 'SleepLog.csv': 'id,ação\n1,sim', 'a/colo.json': '{}', 'foto.jpg': 'x' }, level);
    expect(await textsOf([packed, new File(['a,b'], 'b.csv')])).toEqual([
      { name: 'SleepLog.csv', text: 'id,ação\n1,sim' },
      { name: 'a/colo.json', text: '{}' },
      { name: 'b.csv', text: 'a,b' },
    ]);
  },
);

it('what is empty is none', async () => {
  expect(await textsOf([new File([' \n'], 'a.csv')])).toEqual([]);
});

it('an archive that would fill the phone is not opened', async () => {
  const large = archive({ 'a.csv': 'a'.repeat(61_000_000) });
  await expect(textsOf([large])).rejects.toBeInstanceOf(TooLargeError);
});
