import { sql } from "drizzle-orm";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { type BookingScene, bookingScene } from "./booking-scene";
import { mockProof } from "./people";

export const password = "Mirsol2026!";
/** The member whose time it is, and who acts for him. */
export const member = "kimmiru";
export const delegate = "leesol01";

export type Terms = { acts?: DelegatedAct[]; monthlyActs?: number; endsOn?: string; label?: string };
export type Invited = { delegationIdx: number; token: string };
type Tokens = { accessToken: string; refreshToken: string };

/** The demo club with members who act for others. */
export async function delegateScene() {
  const scene: BookingScene = await bookingScene();
  const { api, send, data } = scene;

  /** The header of a checked password. */
  async function proven(id: string) {
    const body = { password };
    const { editToken } = await data<{ editToken: string }>(id, "POST", "/info/check-password", body);
    return { "x-edit-token": editToken };
  }
  const termsOf = ({ acts = ["BOOK", "CHANGE", "CANCEL", "DRAW", "OFFER"], ...terms }: Terms = {}) => ({
    label: "My daughter",
    monthlyActs: 5,
    endsOn: "2027-01-31",
    ...terms,
    acts,
  });
  const inviteAnswer = async (id: string, terms: Terms = {}) =>
    send(id, "POST", "/ext/delegations", termsOf(terms), await proven(id));
  const invite = async (id: string, terms: Terms = {}) =>
    data<Invited>(id, "POST", "/ext/delegations", termsOf(terms), await proven(id));
  const accept = async (id: string, token: string) =>
    send(id, "POST", "/ext/delegation-acceptance", { token }, await proven(id));

  /** A member acts for another: the token of that session. */
  async function act(id: string, delegationIdx: number): Promise<string> {
    const opened = await data<Tokens>(id, "POST", "/ext/delegate-session", { delegationIdx });
    return opened.accessToken;
  }

  return {
    ...scene,
    proven,
    termsOf,
    inviteAnswer,
    invite,
    accept,
    act,
    /** `leesol01` may act for `kimmiru`, and does: the permission and the token. */
    async acting(terms: Terms = {}, { by = delegate, of = member } = {}) {
      const { delegationIdx, token } = await invite(of, terms);
      const answer = await accept(by, token);
      if (!answer.json.result) throw new Error(answer.text);
      return { delegationIdx, token: await act(by, delegationIdx) };
    },
    /** A call with a delegate's token. */
    as: (token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      api.request(method, path, { token, body, headers }),
    /** Holds and books in the member's name. */
    async bookAs(token: string, sheetIdx: number, input: object = {}, headers: Record<string, string> = {}) {
      const held = await api.request("PUT", `/reservation/sheet/lock/${sheetIdx}`, {
        token,
        body: { clubCode: "MS01" },
      });
      if (!held.json.result) return held;
      const body = scene.inputOf(sheetIdx, input);
      return api.request("POST", "/reservation/booking", { token, body, headers });
    },
    /** A person without an account, verified: a token of the proof. */
    person: (persona: string) => mockProof(api, persona, "DELEGATE"),
    proofFor: (persona: string, purpose: string) => mockProof(api, persona, purpose),
    end: (id: string, delegationIdx: number) => send(id, "DELETE", `/ext/delegations/${delegationIdx}`),
    setState: (id: string, state: string) =>
      api.db.execute(sql`update members set state = ${state} where id = ${id}`),
  };
}
