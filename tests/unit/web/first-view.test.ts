import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFirstView } from "@/deploy/build-servers.mjs";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { accountReads } from "@/lib/web/first/account-reads";
import { compileMessages } from "@/lib/web/i18n/compile";
import messages from "@/messages/en.json";
import { testNow } from "@/tests/support/runs/test-clock.mjs";

/** The bundle as it is built, without a browser. */
const folder = mkdtempSync(join(tmpdir(), "first-view-"));
let renderFirstView: (wanted: object) => string | null;
let partsOnTheirWay: () => Promise<unknown> | null;
let drawnPages: readonly string[];

beforeAll(async () => {
  await buildFirstView(folder);
  ({ renderFirstView, partsOnTheirWay, drawnPages } = createRequire(join(folder, "x.cjs"))(
    "./first-view.cjs",
  ));
});
afterAll(() => rmSync(folder, { recursive: true }));

const context = {
  clubCode: "MS01",
  clubName: "Mirsol",
  passwordWords: [],
  address: "",
  phone: "031-000-1000",
  formats: clubFormats([{ key: "C0190", values: ["10", "Asia/Seoul"] }]),
  language: "en",
  defaultLanguage: "en",
  languages: ["en"],
  hasIdentity: true,
};
const session = {
  signedIn: true,
  now: testNow(),
  user: { id: "kimmiru", name: "Kim Miru", memberIdx: 100001, pending: null },
};
const inquiry = {
  vocIdx: 900001,
  title: "A buggy for <my> father",
  state: "10",
  stateName: "Received",
  questionType: "10",
  questionTypeName: "Reservation",
  createdAt: "2026-11-23T10:00:00+09:00",
};
const answered = (data: object) => JSON.stringify({ result: true, data, fail: null });

function view(path: string, answers: Record<string, object>, who: object = session) {
  const texts = Object.entries(answers).map(([url, data]) => [url, answered(data)] as const);
  return renderFirstView({
    path,
    context,
    pathname: path,
    search: "",
    session: who,
    messages: compileMessages(messages),
    answers: new Map(texts),
    isNarrow: true,
  });
}

const list = { "/hp/api/voc?page=1&size=10&lang=en": { list: [inquiry], total: 1, page: 1, size: 10 } };

test("a view is drawn from the answers that were read ahead, its words escaped", () => {
  const html = view("/mypage/cs", list);
  expect(html).toContain("A buggy for &lt;my&gt; father");
  expect(html).not.toContain("<script");
});

test("a part that comes when it is needed is drawn with the view once it has come, and not without it", async () => {
  const many = { "/hp/api/voc?page=1&size=10&lang=en": { list: [inquiry], total: 12, page: 1, size: 10 } };
  expect(view("/mypage/cs", many)).toBeNull();
  await partsOnTheirWay();
  expect(view("/mypage/cs", many)).toContain('data-slot="pagination"');
  expect(partsOnTheirWay()).toBeNull();
});

test("whoever acts for a member sees in whose name from the first view on, with the way out", async () => {
  const acting = { delegationIdx: 7, acts: ["BOOK"], isMember: true };
  const who = { ...session, user: { ...session.user, acting } };
  expect(view("/mypage/cs", list, who)).toBeNull();
  await partsOnTheirWay();
  expect(view("/mypage/cs", list, who)).toMatch(/Acting for Kim Miru[\s\S]*Back to my own account/);
});

test("without all answers, for another page and for nobody nothing is drawn", () => {
  expect(view("/mypage/cs", {})).toBeNull();
  expect(view("/mypage/cs/form", list)).toBeNull();
  expect(view("/mypage/cs", list, { signedIn: false })).toBeNull();
});

/** Forms, and the parts of a member on pages that visitors see too. */
const leftToScripts = [
  "/mypage/cs/form",
  "/mypage/myinfo/additional",
  "/reservation/draws/{idx}",
  "/reservation/draws/{idx}/proof",
  "/reservation/teams/new",
  "/reservation/teams/{idx}",
];

test("every page of the account that is read ahead for is drawn by the server too, unless it is one form", () => {
  const read = Object.keys(accountReads).filter((path) => !leftToScripts.includes(path));
  expect(drawnPages.filter((path) => path !== "/reservation").sort()).toEqual(read.sort());
});
