"use client";

import { useEffect } from "react";
import { countRecord } from "@/lib/web/runtime/site/count-record";
import type { SeenRecord } from "@/lib/web/runtime/site/record-views";

type Props = SeenRecord & { clubCode: string; timeZone: string };

/** Counts that somebody looked at the record of this page; shows nothing. A preview (`idx` 0) counts nothing. */
export function RecordView({ kind, idx, clubCode, timeZone }: Props) {
  useEffect(() => {
    if (idx > 0) countRecord({ clubCode, timeZone }, { kind, idx });
  }, [kind, idx, clubCode, timeZone]);
  return null;
}
