import { cn } from "@/components/ui/cn";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import type { Column } from "../list/column";

type Options = {
  title: string;
  /** The member is what a row is named by. */
  isName?: boolean;
};

/** The member of a row, who leads to his page. */
export function memberColumn<Row extends { memberIdx: number; memberName: string; memberId: string }>({
  title,
  isName = false,
}: Options): Column<Row> {
  return {
    key: "member",
    title,
    render: (row) => (
      <OfficeLink
        href={officePaths.member(row.memberIdx)}
        className={cn(isName && "font-medium", "text-ink hover:underline")}
      >
        {row.memberName} <span className="text-ink-2">{row.memberId}</span>
      </OfficeLink>
    ),
  };
}
