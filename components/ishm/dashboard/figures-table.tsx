import { ScrollFrame } from "@/components/ui/scroll-frame";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

type Props = {
  label: string;
  /** The first names the row, the others are numbers. */
  titles: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** Numbers with their names, low enough to stand where the chart stood. */
export function FiguresTable({ label, titles, rows }: Props) {
  return (
    <ScrollFrame className="max-h-100 overflow-y-auto">
      <Table label={label}>
        <TableHead>
          <tr>
            {titles.map((title, place) => (
              <TableHeader key={title} align={place === 0 ? "start" : "end"}>
                {title}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} className="h-9">
              {cells.map((cell, place) => (
                <TableCell
                  key={titles[place]}
                  align={place === 0 ? "start" : "end"}
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
