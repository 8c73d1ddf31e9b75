import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useIncrementalCount } from './use-incremental-count.ts';

type Props = {
  title: string;
  text?: string | undefined;
  picture: ReactNode;
  head: string[];
  /** Cells are asked for when their row is drawn: a month of times takes a while to write. */
  rows: { key: string; cells: () => string[] }[];
  /** A picture with something to tap speaks for itself; any other is silent beside its table. */
  isSpoken?: boolean;
  words: { asPicture: string; asTable: string };
};

export type FigureProps = Omit<Props, 'words'>;

/** What a cheap phone lays out within a frame or two: a week at once, a month by and by. */
const rowsAtOnce = (all: number) => (all <= 7 ? 7 : 4);

/** A picture, and the same numbers as a table: always there for a screen reader, on screen when she asks. */
export function Figure({ title, text, picture, head, rows, isSpoken = false, words }: Props) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const told = useIncrementalCount(rows.length, rowsAtOnce(rows.length));
  const other = isTable ? words.asPicture : words.asTable;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 break-inside-avoid">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-heading font-bold">
          {title}
        </h2>
        <Button
          variant="quiet"
          aria-label={`${other}: ${title}`}
          className="shrink-0 text-small print:hidden"
          onClick={() => setTable(!isTable)}
        >
          {other}
        </Button>
      </div>
      {text && <p className="text-small text-ink-soft">{text}</p>}
      {!isTable && <div aria-hidden={!isSpoken}>{picture}</div>}
      <div className={classNames(isTable ? 'overflow-x-auto' : 'sr-only')}>
        <table className="w-full text-left text-small tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="py-1 pr-3 font-bold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, told).map(({ key, cells }) => (
              <Row key={key} head={head} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ head, cells }: { head: string[]; cells: () => string[] }) {
  const [first, ...rest] = cells();
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-1 pr-3 font-normal whitespace-nowrap">
        {first}
      </th>
      {rest.map((cell, index) => (
        <td key={head[index + 1]} className="py-1 pr-3">
          {cell}
        </td>
      ))}
    </tr>
  );
}
