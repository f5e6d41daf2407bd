import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";

type Props = {
  /** Why nothing came, where a script of the page cannot be had, and the words of the button that loads the page again. */
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
      <div role="alert" className="member-failed member-part">
        <p className="flex items-start gap-2 text-reading">
          <Sign name="warning" className="mt-1 text-bad" />
          {failure.text}
        </p>
        {/* Without scripts only a form can load this very page again; a page answers it with itself (front-door.ts). */}
        <form method="post" className="mt-4">
          <Button type="submit" variant="outline">
            {failure.retry}
          </Button>
        </form>
      </div>
    </div>
  );
}
