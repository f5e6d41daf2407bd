import type { ReactNode } from "react";
import { Icon } from "@/components/ui/layout/icons";

type Props = {
  /** Why nothing came, where a script of the page cannot be had, and the words of the link that loads the page again. */
  failure: { text: string; retry: string };
  /** Bars of the size of what is coming. */
  children: ReactNode;
};

/**
 * Stands in a public page for the member's part, from the first paint on where the page is marked as a member's and hidden
 * for everybody else (`app/styles/member-parts.css`).
 */
export function MemberPlaceholder({ failure, children }: Props) {
  return (
    <div className="for-members">
      <div aria-busy="true" className="member-waits">
        {children}
      </div>
      <div role="alert" className="member-failed min-h-[60svh]">
        <p className="flex items-start gap-2 text-reading">
          <Icon name="warning" className="mt-1 text-bad" />
          {failure.text}
        </p>
        {/* An empty address is this very page: without scripts a link alone can load it again. */}
        <a href="" className="link mt-3 inline-flex min-h-11 items-center">
          {failure.retry}
        </a>
      </div>
    </div>
  );
}
