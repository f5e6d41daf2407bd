import { readClubData } from "@/lib/club-api/db/seed/club-data";
import { failureTexts } from "@/lib/contract/failure-texts";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi, type TestApi } from "@/tests/support/api";

type Messages = CallOutput<"GET /system/i18n/{lang}">;

const { texts: clubTexts } = readClubData("mirsol");
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, 60_000);

afterAll(() => api.close());

async function messages(path: string): Promise<Messages> {
  return (await api.request("GET", path)).json.data as unknown as Messages;
}

test("the system's messages hold every failure sentence (P15)", async () => {
  const { messages: list } = await messages("/system/i18n/ko?ver=1");
  expect(list).toContainEqual({
    category: "50",
    code: "RSV_SLOT_TAKEN",
    msg: failureTexts.ko.RSV_SLOT_TAKEN,
  });
  expect(list).toHaveLength(Object.keys(failureTexts.ko).length);
});

test("the club's own words are its scope's alone", async () => {
  const { messages: list, version } = await messages("/common/i18n/ko/MS01?ver=4");
  expect(version).toBe(5);
  expect(list).toContainEqual({ category: "10", code: "home.hero.title", msg: "솔향 가득한 27홀의 여유" });
  const lead = expect.stringContaining("미르, 솔, 바람.");
  expect(list).toContainEqual({ category: "10", code: "home.hero.lead", msg: lead });
  expect(list.filter(({ category }) => category !== "10")).toEqual([]);
  expect(list).toHaveLength(Object.keys(clubTexts.ko ?? {}).length);
});

test("the caller's own version brings no messages", async () => {
  const { version } = await messages("/system/i18n/en");
  expect(await messages(`/system/i18n/en?ver=${version}`)).toEqual({ messages: [], version });
});

test("an unknown language is refused", async () => {
  expect((await api.request("GET", "/system/i18n/fr")).json.fail?.code).toBe(9001);
});
