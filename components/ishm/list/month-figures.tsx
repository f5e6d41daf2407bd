import { TableFrame } from "@/components/ui/table-frame";

type Props = {
  /** Of the heading; the page has one of it. */
  id: string;
  title: string;
  /** How things stand now. */
  summary: string;
  monthTitle: string;
  columns: readonly string[];
  /** The months that have anything, each with a number for each column. */
  months: readonly { month: string; values: readonly number[] }[];
};

/** Figures of the last months above a list: a sentence, and a table where there is anything to tell. */
export function MonthFigures({ id, title, summary, monthTitle, columns, months }: Props) {
  return (
    <section aria-labelledby={id} className="mb-5 rounded-panel border border-line bg-sheet p-5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-ink-2">{summary}</p>
      {months.length > 0 ? (
        <TableFrame label={title}>
          <table className="mt-3 w-full min-w-[36rem] text-start tabular-nums">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="py-2 pe-4 text-start font-medium">
                  {monthTitle}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-end font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, values }) => (
                <tr key={month} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pe-4 text-start font-medium">
                    {month}
                  </th>
                  {columns.map((column, place) => (
                    <td key={column} className="py-2 pe-4 text-end">
                      {values[place] ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      ) : null}
    </section>
  );
}
