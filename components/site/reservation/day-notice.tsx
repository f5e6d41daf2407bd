import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/layout/empty-state";

type Props = { title: string; text: string; action?: ReactNode };

/** What stands in the place of a sheet when a day has none to show. */
export function DayNotice({ title, text, action }: Props) {
  return <EmptyState picture={<QuietCourse />} title={title} text={text} action={action} />;
}

/** A green behind two ridges, nobody on it. */
function QuietCourse() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 150"
      preserveAspectRatio="xMidYMax slice"
      className="h-32 bg-pine-50 min-[700px]:h-40"
    >
      <path
        d="M0 92c70-30 120-44 190-22 60 18 92-34 168-40 84-6 120 44 200 42 90-2 140-44 242-18v96H0Z"
        className="fill-pine-100"
      />
      <path
        d="M0 118c120-34 210-18 300-8 130 14 210-42 330-26 70 8 110 22 170 10v56H0Z"
        className="fill-pine-300"
      />
      <path d="M0 150c180-34 430-40 800-16v16Z" className="fill-leaf" />
      <path d="M560 132V92" className="stroke-pine-900" strokeWidth="2" />
      <path d="m561 92 20 7-20 7Z" className="fill-bark" />
    </svg>
  );
}
