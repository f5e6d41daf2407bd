import { officePaths } from "@/lib/web/routing/office-paths";

/** The form of a new version of a type, which begins with the words of another one. */
export function newTermsPath(termType: string, from?: number): string {
  const search = new URLSearchParams({ type: termType, ...(from ? { from: String(from) } : {}) });
  return `${officePaths.termsVersion("new")}?${search}`;
}

/** Type and base version in the address of a new version; both are optional. */
export function readNewTerms(search: string): { termType: string | null; from: number | null } {
  const asked = new URLSearchParams(search);
  const [termType, from] = [asked.get("type") ?? "", asked.get("from") ?? ""];
  return {
    termType: /^\d{2}$/.test(termType) ? termType : null,
    from: /^[1-9]\d{0,14}$/.test(from) ? Number(from) : null,
  };
}
