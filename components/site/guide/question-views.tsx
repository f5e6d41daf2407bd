"use client";

import { useEffect } from "react";
import { countRecord } from "@/lib/web/runtime/count-record";

type Props = { clubCode: string; timeZone: string };

/** Counts the questions that somebody opens; shows nothing. */
export function QuestionViews({ clubCode, timeZone }: Props) {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      const idx = target instanceof HTMLDetailsElement && target.open ? Number(target.dataset.question) : 0;
      if (idx > 0) countRecord({ clubCode, timeZone }, { kind: "faq", idx });
    };
    // The event does not bubble, but it can be caught on its way down.
    document.addEventListener("toggle", onToggle, true);
    return () => document.removeEventListener("toggle", onToggle, true);
  }, [clubCode, timeZone]);
  return null;
}
