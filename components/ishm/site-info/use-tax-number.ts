import { useState } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";

type Verdict = CallOutput<"GET /site/info/valid/taxno">;
type Checked = { typed: string; verdict: Verdict | null };

/** What the server says of a number as it is typed now; a number that nobody has asked about yet has no verdict. */
export function useTaxNumber(type: string, typed: string) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const keyword = typed.trim();
  const verdict = checked?.typed === keyword ? checked.verdict : null;

  /** Whether it can be a number; a server that does not answer leaves it to the save. */
  async function check(): Promise<boolean> {
    if (keyword === "") return true;
    if (verdict) return verdict.valid;
    const query = { type, keyword };
    const answer = await call("GET /site/info/valid/taxno", { query }, { quiet: true, handled: true });
    setChecked({ typed: keyword, verdict: answer.ok ? answer.value : null });
    return !answer.ok || answer.value.valid;
  }
  return { verdict, check };
}
