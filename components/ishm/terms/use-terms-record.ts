import { useCallback, useState } from "react";
import type { TermsOverview, TermsVersion } from "@/lib/contract/terms/ops-terms";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useIsTyped } from "../form/use-is-typed";
import { useRecord } from "../form/use-record";
import { useOffice } from "../frame/root/office-context";

/** A version and what stands around it: its type's other versions, the days of C0470. Null: nothing to begin with. */
export type TermsRecord = { overview: TermsOverview; version: TermsVersion | null };

/** Reads a version, of which a new one may begin with another's words. */
export function useTermsRecord(termsIdx: number | null) {
  const { language } = useOffice();
  // The form keeps what is typed: another language of the screen begins nothing anew.
  const [lang] = useState(language);
  const read = useCallback(
    (signal: AbortSignal | undefined) => readTermsRecord(termsIdx, lang, signal),
    [termsIdx, lang],
  );
  return useRecord(read, useIsTyped());
}

async function readTermsRecord(
  termsIdx: number | null,
  lang: Language,
  signal: AbortSignal | undefined,
): Promise<Result<TermsRecord, CallFailure>> {
  const options = { handled: true, signal };
  const [overview, version] = await Promise.all([
    call("GET /ops/terms", { query: { lang } }, options),
    termsIdx === null ? null : call("GET /ops/terms/{id}", { params: { id: String(termsIdx) } }, options),
  ]);
  if (!overview.ok) return overview;
  if (version && !version.ok) return version;
  return { ok: true, value: { overview: overview.value, version: version?.value ?? null } };
}
