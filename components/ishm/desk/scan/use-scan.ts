import { useRef, useState } from "react";
import type { ScanAnswer } from "@/lib/contract/bookings/ops-desk";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOffice } from "../../frame/root/office-context";

export type Scan =
  | { kind: "answer"; answer: ScanAnswer }
  | { kind: "failure"; sentence: string }
  | { kind: "blocked" };

type Options = { reason: string | undefined; onFound: (answer: ScanAnswer) => void };

/** Asks what a code is; of two scans in a row the later one counts. */
export function useScan({ reason, onFound }: Options) {
  const { language } = useOffice();
  const turn = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const [scan, setScan] = useState<Scan | null>(null);

  async function read(code: string): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setBusy(true);
    setScan(null);
    const input = { query: { lang: language }, body: { code, reason } };
    const result = await call("POST /ops/desk/scans", input, { handled: true });
    const told: Scan = result.ok
      ? { kind: "answer", answer: result.value }
      : { kind: "failure", sentence: await failureSentence(result.failure, language) };
    if (own !== turn.current) return;
    setBusy(false);
    setScan(told);
    if (told.kind === "answer") onFound(told.answer);
  }
  return { scan, isBusy, read, block: () => setScan({ kind: "blocked" }), clear: () => setScan(null) };
}
