import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";

type Props = {
  /** The narrow column at the left: what kind it is, or when. */
  lead: ReactNode;
  title: ReactNode;
  /** A second line under the title. */
  detail?: ReactNode;
  /** The column at the right: a date, a price, a state. */
  end: ReactNode;
  /** Where the row leads; without it the row only tells. */
  href?: string;
};

const row =
  "flex flex-col gap-x-6 gap-y-1 py-5 min-[700px]:flex-row min-[700px]:flex-wrap min-[700px]:items-baseline";

/** A row of a board: one column on a phone, three beside each other where there is room. */
export function BoardRow({ lead, title, detail, end, href }: Props) {
  const content = (
    <>
      <span className="shrink-0 text-caption text-ink-3 min-[700px]:w-44">{lead}</span>
      <span className="min-w-0 flex-1 min-[700px]:basis-48">
        <span className="block group-hover:underline group-hover:underline-offset-4">{title}</span>
        {detail ? <span className="mt-1 block text-caption text-ink-2">{detail}</span> : null}
      </span>
      <span className="shrink-0 text-caption text-ink-3 min-[700px]:text-end">{end}</span>
    </>
  );
  return (
    <li className="border-b border-line">
      {href ? (
        <SiteLink href={href} className={`group ${row}`}>
          {content}
        </SiteLink>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}
