"use client";

import { useEffect } from "react";
import { countRecord } from "@/lib/web/api/record-views";

type Props = { clubCode: string; timeZone: string };

/** Counts the questions that somebody opens, also before the script is there; shows nothing. The list begins closed. */
export function QuestionViews({ clubCode, timeZone }: Props) {
  useEffect(() => {
    const count = (opened: EventTarget | null) => {
      const idx = opened instanceof HTMLDetailsElement && opened.open ? Number(opened.dataset.question) : 0;
      if (idx > 0) countRecord({ clubCode, timeZone }, { kind: "faq", idx });
    };
    const onToggle = ({ target }: Event) => count(target);
    for (const early of document.querySelectorAll("details[data-question][open]")) count(early);
    // The event does not bubble, but it can be caught on its way down.
    document.addEventListener("toggle", onToggle, true);
    return () => document.removeEventListener("toggle", onToggle, true);
  }, [clubCode, timeZone]);
  return null;
}
