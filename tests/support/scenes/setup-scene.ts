import { eq } from "drizzle-orm";
import { writeXlsx } from "@/lib/club-api/adapters/xlsx";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { admins } from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import { memberColumns as columns } from "@/lib/contract/site/member-columns";
import { lookedAtSteps } from "@/lib/contract/site/setup-steps";
import { demoNow, type TestApi } from "../api";
import { openSessionFor } from "./second-club";

export const linksPlace = {
  lat: 56.3433,
  lon: -2.8022,
  zone: "Europe/London",
  country: "GB",
  currency: "GBP",
  symbol: "£",
  locale: "en-GB",
  decimals: 2,
  roundingUnit: 1,
  dateFormat: 25,
  languages: ["en", "ja"],
  defaultLanguage: "en",
};

/** A club that was just added, and its super admin signed in. */
export async function setupScene(api: TestApi, clubCode = "LK02") {
  const { db } = api;
  const { clubIdx, adminId } = await addClub(
    db,
    { clubCode, preset: "korean-public", language: "en", adminId: `${clubCode.toLowerCase()}admin` },
    demoNow,
  );
  const [admin] = await db.select().from(admins).where(eq(admins.id, adminId));
  if (!admin) throw new Error("the new club has an administrator");
  await db.update(admins).set({ isTempPassword: false }).where(eq(admins.adminIdx, admin.adminIdx));
  const owner = { kind: "admin" as const, clubIdx, accountIdx: admin.adminIdx };
  const token = await openSessionFor(api, owner, `token-${clubCode}`);
  const request = (method: string, path: string, body?: unknown) =>
    api.request(method, `${path}${path.includes("?") ? "&" : "?"}clubCode=${clubCode}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  /** The payload of a success. */
  async function data<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const { json, status, text } = await request(method, path, body);
    if (!json.result) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return json.data as T;
  }
  async function failure(method: string, path: string, body?: unknown) {
    const { json } = await request(method, path, body);
    return json.fail ? [json.fail.msgCode, ...json.fail.msgVar] : ["done"];
  }
  return { clubIdx, clubCode, adminIdx: admin.adminIdx, adminId, token, request, data, failure };
}

export type SetupScene = Awaited<ReturnType<typeof setupScene>>;

/** Does every step of a set-up by its calls, as a super admin would with the materials at hand. */
export async function finishSetup(
  { data, adminIdx }: SetupScene,
  clubName = "Craigmuir Links",
): Promise<void> {
  await data("PUT", "/ops/setup/place", linksPlace);
  const names = { clubName, ceoName: "Ailsa Muir", address: "1 Shore Road, Craigmuir" };
  await data("PUT", "/site/info", {
    i18n: { en: names, ja: { ...names, clubName: "クレイグミュア・リンクス" } },
    clubPhoneNo: "01334-000-100",
    email: "office@craigmuir.example",
  });
  await data("PUT", "/admin", { adminIdx, name: "Ailsa Muir", email: "ailsa@craigmuir.example" });
  await data("PUT", "/site/cert", {
    methods: ["20"],
    niceDriver: "MOCK",
    smsSender: "01334-000-100",
    emailSender: "no-reply@craigmuir.example",
  });
  const { drafts } = await data<{ drafts: { termsIdx: number; revision: number }[] }>("GET", "/ops/setup");
  for (const { termsIdx, revision } of drafts) await data("POST", "/ops/setup/terms", { termsIdx, revision });
  for (const step of lookedAtSteps) await data("PUT", `/ops/setup/steps/${step}`, { version: 0 });
}

type Row = Partial<Record<(typeof columns)[number]["key"], string>>;

export const memberRow = (at: number, part: Row = {}): Row => ({
  id: `golf${String(at).padStart(6, "0")}`,
  name: `Golfer ${at}`,
  birth: "1975-04-21",
  gender: "M",
  phoneNo: `010-1234-${String(at % 10_000).padStart(4, "0")}`,
  email: `golfer${at}@example.com`,
  memberType: "10",
  ...part,
});

/** A workbook of members as a form, with the headings of the template. */
export async function workbookOf(rows: readonly Row[], body: object = {}): Promise<FormData> {
  const headings = columns.map(({ names }) => names.en);
  const cells = rows.map((row) => columns.map(({ key }) => row[key] ?? ""));
  return formOf(await writeXlsx("members", headings, cells), body);
}

/** The bytes of a workbook as the form that is sent. */
export function formOf(workbook: Uint8Array, body: object = {}): FormData {
  const form = new FormData();
  form.set("data", JSON.stringify(body));
  form.set("file", new File([workbook.slice()], "members.xlsx", { type: xlsxType }));
  return form;
}
