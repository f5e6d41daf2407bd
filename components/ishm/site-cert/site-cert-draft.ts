import type { CallInput, CallOutput } from "@/lib/contract/routes";
import { siteCertBody } from "@/lib/contract/site/site-office";
import { isEmail, isPhone } from "@/lib/shared/fields";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

export type SiteCert = CallOutput<"GET /site/cert">;
export const niceDrivers = [
  "MOCK",
  "NICE_V1",
  "NICE_INTC",
] as const satisfies readonly SiteCert["niceDriver"][];

/** The secret is never sent to the browser: it can only be left, replaced or removed. */
export type SecretChange = "keep" | "replace" | "remove";

export type SiteCertDraft = {
  methods: readonly string[];
  niceDriver: SiteCert["niceDriver"];
  niceSiteCode: string;
  secretChange: SecretChange;
  secret: string;
  smsSender: string;
  emailSender: string;
};

export function siteCertDraftOf(cert: SiteCert): SiteCertDraft {
  return {
    methods: cert.methods,
    niceDriver: cert.niceDriver,
    niceSiteCode: cert.niceSiteCode ?? "",
    secretChange: "keep",
    secret: "",
    smsSender: cert.smsSender,
    emailSender: cert.emailSender,
  };
}

export function saveSiteCertCall(draft: SiteCertDraft, saved: SiteCert) {
  const { methods, niceDriver, niceSiteCode, secretChange, secret, smsSender, emailSender } = draft;
  return {
    body: {
      methods: [...methods].sort(),
      niceDriver,
      niceSiteCode: niceSiteCode.trim() || null,
      ...(secretChange === "keep" ? {} : { niceClientSecret: secretChange === "replace" ? secret : null }),
      smsSender,
      emailSender,
      version: saved.version,
    },
  } satisfies CallInput<"PUT /site/cert">;
}

/** The problems of the input: a provider needs its site code and secret, a sender a mail address. */
export function siteCertProblems(draft: SiteCertDraft, saved: SiteCert): FieldProblem[] {
  const isProvider = draft.niceDriver !== "MOCK";
  const hasSecret =
    draft.secretChange === "replace" || (draft.secretChange === "keep" && saved.niceSecretSet);
  const sender = (field: "smsSender" | "emailSender"): FieldProblem => ({
    field,
    reason: draft[field].trim() === "" ? "required" : "format",
  });
  return [
    ...schemaProblems(siteCertBody, saveSiteCertCall(draft, saved).body),
    ...(isProvider && draft.niceSiteCode.trim() === ""
      ? [{ field: "niceSiteCode", reason: "required" } as const]
      : []),
    ...(isProvider && !hasSecret ? [{ field: "niceClientSecret", reason: "required" } as const] : []),
    ...(isPhone(draft.smsSender.trim()) ? [] : [sender("smsSender")]),
    ...(isEmail(draft.emailSender.trim()) ? [] : [sender("emailSender")]),
  ];
}

const dayMs = 86_400_000;
const warnedDays = 30;

/** The days until the TLS certificate expires, and how urgent that is. */
export function tlsRest(expiresAt: string, now: Date): { days: number; urgency: "ok" | "warn" | "bad" } {
  const leftMs = Date.parse(expiresAt) - now.getTime();
  const days = Math.floor(leftMs / dayMs);
  return { days, urgency: leftMs <= 0 ? "bad" : days < warnedDays ? "warn" : "ok" };
}
