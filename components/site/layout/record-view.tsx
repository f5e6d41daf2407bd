"use client";

import { useEffect } from "react";
import type { SeenRecord } from "@/lib/web/api/record-views";
import { countRecord } from "@/lib/web/api/record-views";

type Props = SeenRecord & { clubCode: string; timeZone: string };

/** Counts a view of this page's record; renders nothing. A preview (`idx` 0) is not counted. */
export function RecordView({ kind, idx, clubCode, timeZone }: Props) {
  useEffect(() => {
    if (idx > 0) countRecord({ clubCode, timeZone }, { kind, idx });
  }, [kind, idx, clubCode, timeZone]);
  return null;
}
