import { and, eq, inArray, ne } from "drizzle-orm";
import { members, outbox, singleUseTokens, termsAgreements } from "@/lib/club-api/db/tables";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { checkCode, codeProof, mockProof, signUpBody } from "../support/scenes/people";
import { times } from "../support/scenes/race-scene";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

const post = (body: unknown) => api.request("POST", "/member/signup", { body });
const codesOf = (answers: Awaited<ReturnType<typeof post>>[]) =>
  answers.map(({ json }) => json.fail?.code ?? 0).sort((one, other) => one - other);

async function mailProof(name: string) {
  const email = `${name}@mail.example`;
  return { email, certToken: await codeProof(api, { purpose: "SIGNUP", target: email }) };
}

describe("parallel sign-ups", () => {
  test("of eight people for one id: one gets it, the others are told (1101)", async () => {
    const people: { email: string; certToken: string }[] = [];
    for (let turn = 0; turn < 8; turn += 1) people.push(await mailProof(`race${turn}`));
    const answers = await times(8, (turn) => post(signUpBody({ ...people[turn], id: "racer001" })));
    expect(codesOf(answers)).toEqual([0, 1101, 1101, 1101, 1101, 1101, 1101, 1101]);
    const rows = await api.db.select().from(members).where(eq(members.id, "racer001"));
    expect(rows).toHaveLength(1);
    const winner = rows[0]?.memberIdx ?? 0;
    const agreed = await api.db.select().from(termsAgreements).where(eq(termsAgreements.memberIdx, winner));
    expect(agreed).toHaveLength(5);
  });

  test("of one person with eight proofs: one account, the others are told (1102)", async () => {
    const proofs: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) proofs.push(await mockProof(api, "seoyun88"));
    const answers = await times(8, (turn) =>
      post(signUpBody({ certToken: proofs[turn], id: `seoyun${turn}x`, email: `s${turn}@mail.example` })),
    );
    expect(codesOf(answers)).toEqual([0, 1102, 1102, 1102, 1102, 1102, 1102, 1102]);
    const ids = Array.from({ length: 8 }, (_, turn) => `seoyun${turn}x`);
    expect(await api.db.select().from(members).where(inArray(members.id, ids))).toHaveLength(1);
  });

  test("with one proof: one account, however many ids and addresses", async () => {
    const proof = await mailProof("oneproof");
    const answers = await times(6, (turn) => post(signUpBody({ ...proof, id: `oneproof${turn}` })));
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
    const rows = await api.db.select().from(members).where(eq(members.email, proof.email));
    expect(rows).toHaveLength(1);
    expect(
      await api.db
        .select()
        .from(outbox)
        .where(eq(outbox.memberIdx, rows[0]?.memberIdx ?? 0)),
    ).toHaveLength(2);
  });

  test("control: without the unique index a look before the insert lets two through", async () => {
    const [someone] = await api.db.select().from(members).where(eq(members.memberIdx, 100001));
    if (!someone) throw new Error("The demo has no members.");
    let arrived = 0;
    let open: () => void = () => undefined;
    const bothHaveLooked = new Promise<void>((resolve) => {
      open = resolve;
    });
    const made = await times(2, async (turn) => {
      const isSame = and(eq(members.diHash, "control"), ne(members.state, "40"));
      const seen = await api.db.select().from(members).where(isSame);
      arrived += 1;
      if (arrived === 2) open();
      await bothHaveLooked;
      if (seen.length > 0) return false;
      // State 40 is what the index leaves out.
      await api.db.insert(members).values({
        ...someone,
        memberIdx: 190_000 + turn,
        id: `control${turn}`,
        diHash: "control",
        state: "40",
      });
      return true;
    });
    expect(made).toEqual([true, true]);
  });
});

describe("parallel uses of a proof", () => {
  test("a code that is typed right ten times at once gives one token", async () => {
    const body = { purpose: "FIND_PW", type: "20", id: "kimmiru", target: "miru@mirsol.example" };
    const { json } = await api.request("POST", "/member/certification", { body });
    const answers = await times(10, () => checkCode(api, json.data.certIdx, json.data.devCode));
    expect(answers.filter((answer) => answer.json.result)).toHaveLength(1);
    expect(await api.db.select().from(singleUseTokens)).toHaveLength(1);
  });

  test("twenty wrong guesses at once get five tries", async () => {
    const body = { purpose: "FIND_PW", type: "20", id: "leesol01", target: "sol@mirsol.example" };
    const { json } = await api.request("POST", "/member/certification", { body });
    const wrong = json.data.devCode === "000000" ? "000001" : "000000";
    const answers = await times(20, () => checkCode(api, json.data.certIdx, wrong));
    const codes = answers.map((answer) => answer.json.fail?.code);
    expect(codes.filter((code) => code === 1304)).toHaveLength(4);
    expect((await checkCode(api, json.data.certIdx, json.data.devCode)).json.result).toBe(false);
  });

  test("two changes of a password from the same old one: one wins, one session is left", async () => {
    const sessions = [await api.signIn("parkbaram"), await api.signIn("parkbaram")];
    const answers = await times(2, (turn) =>
      api.request("PUT", "/member/change-password", {
        token: sessions[turn]?.accessToken ?? "",
        body: { oldPassword: "Mirsol2026!", newPassword: `Pinewood!${turn}abc` },
      }),
    );
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
    const winner = answers.find(({ json }) => json.result)?.json.data.accessToken;
    const token = String(winner);
    expect((await api.request("GET", "/info/100003", { token })).status).toBe(200);
    const { json } = await api.request("GET", "/ext/sessions", { token });
    expect(json.data.list).toHaveLength(1);
  });

  test("two withdrawals at once: one closes the account, the other finds nobody", async () => {
    const { accessToken: token } = await api.signIn("wangwei01");
    const reason = async () => {
      const { json } = await api.request("POST", "/info/delete_reason", {
        token,
        body: { reasonCode: "W1" },
      });
      return String(json.data.withdrawToken);
    };
    const tokens = [await reason(), await reason()];
    const answers = await times(2, (turn) =>
      api.request("DELETE", "/info", {
        token,
        body: { withdrawToken: tokens[turn], password: "Mirsol2026!" },
      }),
    );
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
  });
});
