import { policies } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

const put = (path: string, body: unknown) => scene.failure("ssadmin1", "PUT", path, body);
const read = <T>(path: string) => scene.data<T>("ssadmin1", "GET", path);
const field = (name: string, reason: string) => [400, 9001, "VAL_FIELD", [name, reason]];
const listed = "Please choose one from the list.";
const together = "This does not go with the other values. Please change them together.";

describe("policies", () => {
  test("are listed with names in the language", async () => {
    const { list } = await read<CallOutput<"GET /ops/policies">>("/ops/policies?lang=ko");
    expect(list).toContainEqual({
      code: "C0080",
      name: "국가/통화 형식",
      values: ["KR", "KRW", "₩", "ko-KR"],
    });
    expect(new Set(list.map((policy) => policy.code)).size).toBe(await scene.api.db.$count(policies));
  });

  test("every seeded policy may be saved as it is", async () => {
    const { list } = await read<CallOutput<"GET /ops/policies">>("/ops/policies");
    for (const { code, values } of list)
      expect([code, await put("/ops/policies", { code, values })]).toEqual([code, [200, 0, "", []]]);
  });

  test("a change counts at once, raises the group's version and is on record (11.8)", async () => {
    const known = (await read<CallOutput<"GET /ops/policies">>("/ops/policies")).version;
    const body = { code: "C0420", values: ["2", "10", "3", "1"] };
    expect(await scene.data("ssadmin1", "PUT", "/ops/policies", body)).toEqual({
      code: "C0420",
      version: known + 1,
    });
    const login = () =>
      scene.api.request("POST", "/member/login", {
        body: { clubCode: "MS01", id: "leesol01", password: "wrong" },
      });
    expect((await login()).json.fail).toMatchObject({ code: 1001, msgVar: ["1"] });
    expect((await login()).json.fail?.code).toBe(1002);
    const sets = await scene.api.request("GET", `/common/system-code/MS01?code=policyCodes:${known}`);
    expect(sets.json.data).toMatchObject({ policyCodes: { changed: true, version: known + 1 } });
    const history = await read<CallOutput<"GET /ops/settings/{entity}/history">>(
      "/ops/settings/policy/history?key=C0420&size=1",
    );
    expect(history.list[0]).toMatchObject({
      actor: "ssadmin1",
      action: "UPDATE",
      before: ["5", "10", "3", "1"],
      after: ["2", "10", "3", "1"],
    });
  });

  test.each([
    ["an unknown entry", "C9999", ["1"], "code", "Please choose one from the list."],
    ["a word for a number", "C0240", ["soon", "1", "600", "1"], "values.0", "Please enter a number."],
    [
      "a number above the bound",
      "C0240",
      ["300", "11", "600", "1"],
      "values.1",
      "This number must be at most 10.",
    ],
    [
      "a number below the bound",
      "C0240",
      ["29", "1", "600", "1"],
      "values.0",
      "This number must be at least 30.",
    ],
    ["a number that is left out", "C0240", ["", "1", "600", "1"], "values.0", "Please fill this in."],
    [
      "none of the choices",
      "C0300",
      ["MAYBE", "ALL", "60", "21:00-08:00"],
      "values.0",
      "Please choose one of these: Booked automatically / Offered first / Not allocated.",
    ],
    ["a total below one lock", "C0240", ["300", "1", "200", "1"], "values.2", together],
    [
      "a time that no clock shows",
      "C0250",
      ["Y", "Y", "120", "24:00"],
      "values.3",
      "Please enter a time from 00:00 to 23:59.",
    ],
    ["a value where none stands", "C0180", ["0", "1"], "values.1", "Please leave this empty."],
    ["more players than fit", "C0030", ["3", "4", "3", "0"], "values.1", together],
    ["a default language that is none", "C0090", ["en,ko", "ja", "en"], "values.1", together],
    [
      "a zone that the world has not",
      "C0190",
      ["10", "Asia/Atlantis", "+09:00"],
      "values.1",
      "Please write it like this: Asia/Seoul.",
    ],
    [
      "a pattern of another code",
      "C0200",
      ["2", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"],
      "values.1",
      together,
    ],
    ["steps that do not rise", "C0280", ["10:365", "6:90", "2"], "values.1", together],
    ["check-in that closes before it opens", "C0320", ["10", "40", "20", "N"], "values.1", together],
    [
      "temperatures the wrong way round",
      "C0510",
      ["10", "3", "15", "40/-10"],
      "values.3",
      "Please write it like this: -10/40.",
    ],
  ])("%s is refused with its field and the reason", async (_, code, values, name, reason) => {
    const before = await read("/ops/policies");
    expect(await put("/ops/policies", { code, values })).toEqual(field(name, reason));
    expect(await read("/ops/policies")).toEqual(before);
  });

  test("an admin who read older values is refused", async () => {
    const { version } = await read<CallOutput<"GET /ops/policies">>("/ops/policies");
    const body = { code: "C0140", values: ["1000", "100"], version };
    expect((await put("/ops/policies", body))[1]).toBe(0);
    expect((await put("/ops/policies", body))[1]).toBe(2002);
  });

  test("they need 940700", async () => {
    expect((await scene.failure("bookadmin1", "GET", "/ops/policies"))[1]).toBe(9403);
    await scene.grant("940700", "R");
    expect((await scene.failure("bookadmin1", "GET", "/ops/policies"))[1]).toBe(0);
    const body = { code: "C0140", values: ["1000", "100"] };
    expect((await scene.failure("bookadmin1", "PUT", "/ops/policies", body))[1]).toBe(9403);
  });
});

describe("code groups", () => {
  type Table = CallOutput<"GET /ops/codes">;
  const names = { en: "Umbrella stand", ko: "우산꽂이" };

  test("an entry comes, changes and goes; the version rises each time", async () => {
    const version = async () => (await read<Table>("/ops/codes?groupId=lostTypes")).groups[0]?.version ?? 0;
    const first = await version();
    const input = { groupId: "lostTypes", key: "85", names };
    expect(await scene.data("ssadmin1", "POST", "/ops/codes", input)).toEqual({
      groupId: "lostTypes",
      version: first + 1,
    });
    await scene.data("ssadmin1", "PUT", "/ops/codes", {
      groupId: "lostTypes",
      key: "85",
      names: { ko: "우산대" },
    });
    const row = (await read<Table>("/ops/codes?groupId=lostTypes&lang=ko")).list.find(
      ({ key }) => key === "85",
    );
    expect(row).toMatchObject({ keyName: "우산대", names: { en: "Umbrella stand", ko: "우산대" } });
    const gone = { groupId: "lostTypes", keys: ["85", "none"] };
    expect(await scene.data("ssadmin1", "DELETE", "/ops/codes", gone)).toMatchObject({
      deleted: 1,
      version: first + 3,
    });
  });

  test.each([
    ["POST", { groupId: "nothing", key: "1", names }, field("groupId", listed)],
    ["POST", { groupId: "rsvStates", key: "99", names }, field("groupId", "This cannot be changed.")],
    ["POST", { groupId: "lostTypes", key: "10", names }, field("key", "This is already taken.")],
    ["DELETE", { groupId: "timeOpenCodes", keys: ["10"] }, field("groupId", "This cannot be changed.")],
    ["PUT", { groupId: "lostTypes", key: "none", names }, [404, 2001, "NOT_FOUND", []]],
    [
      "PUT",
      { groupId: "penaltyCodes", key: "10", values: ["much", "30", "1"] },
      field("values.0", "Please enter a number."),
    ],
  ])("%s %j is refused", async (method, body, expected) => {
    expect(await scene.failure("ssadmin1", method, "/ops/codes", body)).toEqual(expected);
  });
});

describe("words of the club", () => {
  test("change, show in P15 at once, and go back to the system's", async () => {
    const { version } = await read<CallOutput<"GET /ops/languages">>("/ops/languages?lang=ko");
    const say = (msg: string | null) =>
      scene.data("ssadmin1", "PUT", "/ops/languages", {
        lang: "ko",
        messages: [{ category: "50", code: "RSV_SLOT_TAKEN", msg }],
      });
    expect(await say("이미 예약되었습니다. ({0} {1})")).toEqual({
      lang: "ko",
      saved: 1,
      version: version + 1,
    });
    const preview = await scene.api.request("GET", `/common/i18n/ko/MS01?ver=${version}`);
    expect(preview.json.data.messages).toContainEqual({
      category: "50",
      code: "RSV_SLOT_TAKEN",
      msg: "이미 예약되었습니다. ({0} {1})",
    });
    await say(null);
    const rows = await read<CallOutput<"GET /ops/languages">>(
      "/ops/languages?lang=ko&keyword=rsv_slot_taken",
    );
    expect(rows.list).toMatchObject([{ code: "RSV_SLOT_TAKEN", msg: null, systemMsg: expect.any(String) }]);
  });

  test.each(["{7}", "{0}", "{0} {1} {7}", "{0} {1"])(
    "%s is refused: the text is filled with 0 and 1",
    async (msg) => {
      const messages = [{ category: "50", code: "RSV_SLOT_TAKEN", msg }];
      expect(await put("/ops/languages", { lang: "ko", messages })).toEqual(
        field("messages.0.msg", "Please keep the variables in braces of the original text."),
      );
    },
  );

  test("a word that the club has in another language only is listed, and says in which", async () => {
    const word = { category: "10", code: "home.notices.title" };
    const say = (msg: string | null) =>
      scene.data("ssadmin1", "PUT", "/ops/languages", { lang: "en", messages: [{ ...word, msg }] });
    await say("What is new");
    const { list } = await read<CallOutput<"GET /ops/languages">>(
      "/ops/languages?lang=ko&keyword=home.notices",
    );
    expect(list).toEqual([{ ...word, msg: null, systemMsg: null, ownIn: ["en"] }]);
    await say(null);
  });
});

describe("rule tables", () => {
  const limits = "/ops/rules/limits";

  test("are replaced whole, and count at the next read", async () => {
    const before = await read<CallOutput<"GET /ops/rules/limits">>(limits);
    const rows = before.rows.map((row) => (row.memberType === "30" ? { ...row, perDay: 3 } : row));
    expect(await scene.data("ssadmin1", "PUT", limits, { rows })).toMatchObject({ saved: rows.length });
    expect((await read<typeof before>(limits)).rows).toEqual(rows);
    const history = await read<CallOutput<"GET /ops/settings/{entity}/history">>(
      "/ops/settings/ruleTable/history?key=limits&size=1",
    );
    expect(history.list).toMatchObject([{ actor: "ssadmin1", entityKey: "limits", after: rows }]);
  });

  test.each(["open", "limits", "closings", "bookings"])(
    "the seeded table %s may be saved as it is",
    async (table) => {
      const { rows, version } = await read<{ rows: unknown[]; version: string }>(`/ops/rules/${table}`);
      expect(await put(`/ops/rules/${table}`, { rows, version, expects: 0 })).toEqual([200, 0, "", []]);
      expect(await read(`/ops/rules/${table}`)).toEqual({ rows, version });
    },
  );

  test.each([
    ["limits", [], "rows", "Please fill this in."],
    ["limits", [{ memberType: "77" }], "rows.0.memberType", listed],
    ["limits", [{ memberType: "30" }, { memberType: "30" }], "rows.1.memberType", "This is duplicated."],
    ["bookings", [], "rows", "Please fill this in."],
  ])("%s %j is refused", async (table, rows, name, reason) => {
    const before = await read(`/ops/rules/${table}`);
    expect(await put(`/ops/rules/${table}`, { rows })).toEqual(field(name, reason));
    expect(await read(`/ops/rules/${table}`)).toEqual(before);
  });
});
