"use client";

import type { ReactNode } from "react";
import { DateInputContext } from "@/components/ui/date-input";
import { ClubDateInput } from "../../form/date/club-date-input";
import { type Office, OfficeContext } from "./office-context";

type Props = { value: Office; children: ReactNode };

/** The office around its screens; days and times in it are written in the club's format. */
export function OfficeContextProvider({ value, children }: Props) {
  return (
    <OfficeContext value={value}>
      <DateInputContext value={ClubDateInput}>{children}</DateInputContext>
    </OfficeContext>
  );
}
