import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Ruler } from "@/components/ui/ruler";

type Props = { title: string; text: string; action?: ReactNode };

/** What stands in the place of a sheet when a day has none to show. */
export function DayNotice({ title, text, action }: Props) {
  return (
    <EmptyState
      picture={
        <div aria-hidden="true" className="hatched px-7 pt-12 pb-0">
          <Ruler />
        </div>
      }
      title={title}
      text={text}
      action={action}
    />
  );
}
