import type { ReactNode } from "react";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

type Props = {
  label: string;
  /** The first names the row. */
  titles: readonly string[];
  /** So many columns from the first are words, the others numbers. */
  words?: number;
  /** Every row is in sight, for the table that a screen is about; others scroll in a frame. */
  isWhole?: boolean;
  rows: readonly { key: string; cells: readonly [name: string, ...numbers: ReactNode[]] }[];
};

/** Numbers with their names, which stay in sight when a narrow window moves the numbers. */
export function FiguresTable({ label, titles, words = 1, isWhole = false, rows }: Props) {
  return (
    <ScrollFrame className={isWhole ? undefined : "max-h-140 overflow-y-auto"}>
      <Table label={label}>
        <TableHead>
          <tr>
            {titles.map((title, index) => (
              <TableHeader
                key={title}
                align={index < words ? "start" : "end"}
                className="min-w-18 py-1.5 align-bottom whitespace-normal"
              >
                {title}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <TableRow key={key} className="h-9">
              <th
                scope="row"
                className="sticky start-0 z-1 bg-sheet px-3 py-1.5 text-start font-medium whitespace-nowrap"
              >
                {name}
              </th>
              {numbers.map((cell, index) => (
                <TableCell
                  key={titles[index + 1]}
                  align={index + 1 < words ? "start" : "end"}
                  className="whitespace-nowrap tabular-nums"
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollFrame>
  );
}
