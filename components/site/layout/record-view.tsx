"use client";

import { useEffect } from "react";
import { call } from "@/lib/web/api/browser";
import { clubDay } from "@/lib/web/runtime/daily-view";
import { createRecordViews } from "@/lib/web/runtime/record-views";
import { browserStorage } from "@/lib/web/runtime/storage";

type Props = {
  kind: "notice" | "event" | "reference" | "faq";
  idx: number;
  clubCode: string;
  /** The club's zone, an IANA name or an offset such as `+09:00`. */
  timeZone: string;
};

let club = "";
let zone = "+00:00";
const countView = createRecordViews({
  storage: browserStorage("local"),
  today: () => clubDay(Date.now(), zone),
  send: async (body) => {
    return (await call("POST /ext/views", { query: { clubCode: club }, body }, { quiet: true })).ok;
  },
});

/** Counts that somebody looked at a record; shows nothing. */
export function RecordView({ kind, idx, clubCode, timeZone }: Props) {
  useEffect(() => {
    club = clubCode;
    zone = timeZone;
    void countView({ kind, idx });
  }, [kind, idx, clubCode, timeZone]);
  return null;
}
