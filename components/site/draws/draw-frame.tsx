import type { ReactNode } from "react";
import { ReservationTabs } from "@/components/site/reservation/reservation-tabs";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; language: Language; children: ReactNode };

/** A page of draws under the three ways to a tee time. */
export function DrawFrame({ club, language, children }: Props) {
  return (
    <div className="page-width pt-8 pb-32">
      <ReservationTabs club={club} language={language} current="draws" className="mb-12" />
      {children}
    </div>
  );
}
