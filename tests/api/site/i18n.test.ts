import { i18nMessages } from "@/lib/club-api/db/tables";
import { failureTexts } from "@/lib/contract/failure-texts";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

type Messages = CallOutput<"GET /system/i18n/{lang}">;

const api = await forFile(startTestApi);

async function messages(path: string): Promise<Messages> {
  return (await api.request("GET", path)).json.data as unknown as Messages;
}

// seed 167 321
test("the system's messages hold every failure sentence (P15)", async () => {
  const { messages: list } = await messages("/system/i18n/ko?ver=1");
  expect(list).toContainEqual({
    category: "50",
    code: "RSV_SLOT_TAKEN",
    msg: failureTexts.ko.RSV_SLOT_TAKEN,
  });
  expect(list).toHaveLength(Object.keys(failureTexts.ko).length);
});

// seed 320
test("the club's own words are its scope's alone", async () => {
  const own = { category: "10", code: "home.events.title", msg: "이달의 소식" } as const;
  await api.db.insert(i18nMessages).values({ clubIdx: 1, lang: "ko", ...own });
  const { messages: list, version } = await messages("/common/i18n/ko/MS01?ver=4");
  expect(version).toBe(5);
  expect(list).toEqual([own]);
});

// seed 320 321 322
test("the caller's own version brings no messages", async () => {
  const { version } = await messages("/system/i18n/en");
  expect(await messages(`/system/i18n/en?ver=${version}`)).toEqual({ messages: [], version });
});

test("an unknown language is refused", async () => {
  expect((await api.request("GET", "/system/i18n/fr")).json.fail?.code).toBe(9001);
});
