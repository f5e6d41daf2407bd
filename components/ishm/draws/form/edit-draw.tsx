"use client";

import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { RecordScreen } from "../../form/record-screen";
import { useOffice } from "../../frame/root/office-context";
import { DrawForm } from "./draw-form";

type Props = { drawPostIdx: number; onLeave: () => void };

/** A planned draw to be changed, as the server has it now. */
export function EditDraw({ drawPostIdx, onLeave }: Props) {
  const { language } = useOffice();
  const defaults = useCall("GET /ops/draw-defaults", {}, { handled: true });
  const read = useCallback(
    (signal?: AbortSignal) =>
      call(
        "GET /ops/draws/{id}",
        { params: { id: String(drawPostIdx) }, query: { lang: language } },
        { handled: true, signal },
      ),
    [drawPostIdx, language],
  );
  const { data: policy } = defaults;
  if (!policy) return null;
  return (
    <RecordScreen read={read}>
      {(draw, edition, onTyped) => (
        <DrawForm key={edition} draw={draw} defaults={policy} onTyped={onTyped} onLeave={onLeave} />
      )}
    </RecordScreen>
  );
}
