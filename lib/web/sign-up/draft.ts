import type { MarketingChoice } from "@/lib/contract/accounts/members";
import type { MemberState } from "@/lib/contract/code-values/members";
import { readJson, type TextStorage } from "../runtime/storage";
import { createStore } from "../runtime/store";

/** The typed fields; never a password. */
export type SignUpFields = {
  id: string;
  name: string;
  birth: string;
  gender: string;
  phoneNo: string;
  email: string;
  zipCode: string;
  address: string;
  addressDetail: string;
  lang: string;
  memberType: string;
  region: string;
  job: string;
  handicap: string;
  carNo: string;
};
export type SignUpField = keyof SignUpFields;

/** Who was verified, for as long as the proof of it counts (epoch milliseconds of this browser). */
export type IdentityProof = {
  certToken: string;
  name: string;
  birth: string;
  gender: "M" | "F";
  phoneNo: string;
  until: number;
};
/** An address that a code was sent to and came back from. */
type EmailProof = { certToken: string; email: string; until: number };

export type SignUpDraft = {
  /** The versions agreed to, by their number: a newer version is asked for anew. */
  agreed: readonly number[];
  marketing: MarketingChoice;
  fields: SignUpFields;
  identity: IdentityProof | null;
  email: EmailProof | null;
  /** The member that was made, for the last page. */
  made: { name: string; state: MemberState } | null;
  changedAt: number;
};

/** A proof counts so long at the server (domain.md 8.7), and no longer here. */
export const proofMs = 600_000;
/** A sign-up that nobody went on with is forgotten: the next person at this screen finds nothing of it. */
const draftMs = 1_800_000;

export const emptyFields: SignUpFields = {
  id: "",
  name: "",
  birth: "",
  gender: "",
  phoneNo: "",
  email: "",
  zipCode: "",
  address: "",
  addressDetail: "",
  lang: "",
  memberType: "",
  region: "",
  job: "",
  handicap: "",
  carNo: "",
};
export const emptyDraft: SignUpDraft = {
  agreed: [],
  marketing: { sms: false, email: false, push: false },
  fields: emptyFields,
  identity: null,
  email: null,
  made: null,
  changedAt: 0,
};

const key = "clubfront.signUp";
type Ports = { storage: TextStorage; now?: () => number };

/**
 * A sign-up on its way, in this tab only: agreements, what was typed, and a proof until its end. A reload finds it
 * again; the end of the tab, half an hour of rest or the finished sign-up leave nothing.
 */
// Real clock: input saved in a tab expires by this browser's clock.
export function createSignUpDraft({ storage, now = () => Date.now() }: Ports) {
  const store = createStore<SignUpDraft>(emptyDraft);
  let isRead = false;

  function read(): SignUpDraft {
    if (isRead) return store.get();
    isRead = true;
    const saved = readJson(storage, key) as Partial<SignUpDraft> | null;
    if (typeof saved?.changedAt === "number" && now() - saved.changedAt < draftMs) {
      store.set(withoutOldProofs({ ...emptyDraft, ...saved, fields: { ...emptyFields, ...saved.fields } }));
    } else storage.removeItem(key);
    return store.get();
  }

  function withoutOldProofs(draft: SignUpDraft): SignUpDraft {
    const alive = <P extends { until: number }>(proof: P | null) =>
      proof && proof.until > now() ? proof : null;
    return { ...draft, identity: alive(draft.identity), email: alive(draft.email) };
  }

  function change(part: Partial<SignUpDraft>): void {
    const next = withoutOldProofs({ ...read(), ...part, changedAt: now() });
    storage.setItem(key, JSON.stringify(next));
    store.set(next);
  }

  return {
    get: read,
    subscribe: store.subscribe,
    change,
    /** Done: only who was made is still known. */
    finish(made: { name: string; state: MemberState }) {
      storage.removeItem(key);
      store.set(emptyDraft);
      change({ made });
    },
  };
}
