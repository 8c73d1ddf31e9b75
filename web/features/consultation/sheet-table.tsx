import type { SheetBlock } from '#shared/consultation/sheet.schema.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = Extract<SheetBlock, { sort: 'table' }>;

/** Wider than a narrow phone it scrolls by itself, and the page does not. */
export function SheetTable({ head, rows, foot }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-small tabular-nums">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-1 pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={cells.join('\n')} head={head} cells={cells} />
          ))}
          {foot && <Row head={head} cells={foot} className="font-bold" />}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { head: string[]; cells: string[]; className?: string };

function Row({ head, cells: [first, ...cells], className }: RowProps) {
  return (
    <tr className={classNames('border-line border-t align-top', className)}>
      <th scope="row" className="py-1 pr-3 font-normal">
        {first}
      </th>
      {cells.map((cell, column) => (
        <td key={head[column + 1]} className="py-1 pr-3 wrap-anywhere">
          {cell}
        </td>
      ))}
    </tr>
  );
}
