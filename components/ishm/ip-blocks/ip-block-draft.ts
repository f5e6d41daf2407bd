import { type IpBlock, ipBlockCreateBody } from "@/lib/contract/admins/ip-blocks";
import type { CallInput } from "@/lib/contract/routes";
import { type AddressSpan, addressSpan, isInSpan } from "@/lib/shared/addresses/address-range";
import type { CallFailure } from "../../../lib/web/api/call-failure";
import { minuteOf, readMinute, stampOf } from "../../../lib/web/office/club-minute";
import { listShape } from "../../../lib/web/office/list-query";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

/** How a range is written: one address, `address/bits`, or from one address to another. */
export const rangeKinds = ["single", "cidr", "range"] as const;
type RangeKind = (typeof rangeKinds)[number];

/** The form of an entry; `expireAt` is a minute of club time or "". */
export type IpBlockDraft = {
  kind: RangeKind;
  ipFrom: string;
  ipTo: string;
  mode: IpBlock["mode"];
  scope: IpBlock["scope"];
  reason: string;
  expireAt: string;
  isActive: boolean;
};

export const emptyIpBlockDraft: IpBlockDraft = {
  kind: "single",
  ipFrom: "",
  ipTo: "",
  mode: "DENY",
  scope: "ALL",
  reason: "",
  expireAt: "",
  isActive: true,
};

export function ipBlockDraftOf(entry: IpBlock, zone: string): IpBlockDraft {
  const { ipFrom, ipTo, mode, scope, reason, isActive } = entry;
  const kind = ipTo !== null ? "range" : ipFrom.includes("/") ? "cidr" : "single";
  return {
    kind,
    ipFrom,
    ipTo: ipTo ?? "",
    mode,
    scope,
    reason,
    isActive,
    expireAt: minuteOf(entry.expireAt, zone),
  };
}

/** An entry's addresses in words. */
export function rangeText({ ipFrom, ipTo }: Pick<IpBlock, "ipFrom" | "ipTo">): string {
  return ipTo === null ? ipFrom : `${ipFrom} – ${ipTo}`;
}

/** The range of addresses of the input; null while it is not valid. */
export function draftSpan({ kind, ipFrom, ipTo }: IpBlockDraft): AddressSpan | null {
  if (kind !== "range" && ipFrom.includes("/") !== (kind === "cidr")) return null;
  return addressSpan(ipFrom, kind === "range" ? ipTo.trim() : null);
}

type Body = CallInput<"POST /ip-blocks">["body"];

export function ipBlockBody(draft: IpBlockDraft, zone: string): Body {
  const { kind, ipFrom, ipTo, expireAt, ...rest } = draft;
  return {
    ...rest,
    ipFrom: ipFrom.trim(),
    ipTo: kind === "range" ? ipTo.trim() : null,
    expireAt: stampOf(expireAt, zone),
  };
}

type Surroundings = { zone: string; now: Date; ownAddress: string | null };

/** The problems of the input. `self`: the entry would block the administrator's own address. */
export function ipBlockProblems(
  draft: IpBlockDraft,
  { zone, now, ownAddress }: Surroundings,
): FieldProblem[] {
  const found = schemaProblems(ipBlockCreateBody, ipBlockBody(draft, zone));
  if (draft.kind === "range" && draft.ipTo.trim() === "") found.push({ field: "ipTo", reason: "required" });
  if (found.length === 0 && !draftSpan(draft)) found.push({ field: "ipFrom", reason: "format" });
  const end = readMinute(draft.expireAt, zone);
  if (end === "wrong" || (end !== null && end <= now)) found.push({ field: "expireAt", reason: "format" });
  if (found.length === 0 && shutsOut(draft, ownAddress)) found.push({ field: "ipFrom", reason: "tooLarge" });
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}

/** Whether a live DENY holds the address. Of an allow-list only the server knows whether another entry lets it in. */
function shutsOut(draft: IpBlockDraft, address: string | null): boolean {
  const span = draftSpan(draft);
  return (
    draft.isActive && draft.mode === "DENY" && address !== null && span !== null && isInSpan(span, address)
  );
}

const rangeRefusals: ReadonlySet<number> = new Set([2401, 2402]);

/** The field that a refusal belongs to (domain.md 13). */
export function refusedIpField({ code, msgVar }: CallFailure): string | null {
  return code === 9001 ? (msgVar[0] ?? null) : rangeRefusals.has(code) ? "ipFrom" : null;
}

export const ipModes = ["DENY", "ALLOW", "OWN"] as const;
export const ipScopes = ["ALL", "ADMIN"] as const;
export const ipStates = ["LIVE", "OFF", "ENDED"] as const;

/** The filters of the list. */
export const ipBlockListShape = listShape({
  filters: { mode: ipModes, scope: ipScopes, state: ipStates },
  sorts: ["reason", "expireAt", "createdAt"],
  upwards: ["reason"],
});
