import { certificationType } from "@/lib/contract/code-values/members";
import type { Database } from "../../database";
import { clubs, siteAdditions, siteCerts, siteInfos, siteStateHistory, siteStates } from "../../tables";

export type ClubSeed = { clubIdx: number; clubCode: string; now: Date; tlsExpiresAt: Date | null };

/** The demo club with its name, address, logos and a normal state (domain.md 10). */
export async function seedClub(
  tx: Database,
  { clubIdx, clubCode, now, tlsExpiresAt }: ClubSeed,
): Promise<void> {
  const stamp = { updatedAt: now, updatedBy: "ssadmin1" };
  await tx.insert(clubs).values({ clubIdx, clubCode, createdAt: now });
  await tx.insert(siteInfos).values({ ...siteInfo, ...stamp, clubIdx });
  await tx.insert(siteAdditions).values({ ...siteAddition, ...stamp, clubIdx });
  await tx.insert(siteCerts).values({ ...siteCert, tlsExpiresAt, ...stamp, clubIdx });
  const current = { state: "1" as const, texts: {}, startAt: null, endAt: null, allowIps: [] };
  await tx.insert(siteStates).values({ clubIdx, current, ...stamp });
  await tx
    .insert(siteStateHistory)
    .values({ clubIdx, part: current, version: 1, changedAt: now, changedBy: "ssadmin1" });
}

const copyright = "© Mirsol Country Club";

const siteInfo = {
  texts: {
    en: {
      clubName: "Mirsol Country Club",
      ceoName: "Hong Sol",
      address: "27 Solbaram-ro, Mir-si, Gyeonggi-do",
      addressDetail: "",
      copyright,
    },
    ko: {
      clubName: "미르솔 컨트리클럽",
      ceoName: "홍솔",
      address: "경기도 미르시 솔바람로 27",
      addressDetail: "",
      copyright,
    },
    ja: {
      clubName: "ミルソルカントリークラブ",
      ceoName: "ホン・ソル",
      address: "京畿道ミル市ソルバラム路27",
      addressDetail: "",
      copyright,
    },
    zh: {
      clubName: "龙松乡村俱乐部",
      ceoName: "洪松",
      address: "京畿道龙市松风路27号",
      addressDetail: "",
      copyright,
    },
  },
  businessNo: "100-81-23452",
  zipCode: "00027",
  clubPhoneNo: "031-000-1000",
  rsvPhoneNo: "031-000-1001",
  clubFaxNo: "031-000-1002",
  email: "info@mirsol.example",
  lat: 37.3,
  lon: 127.3,
  gridX: 64,
  gridY: 118,
  privacyOfficer: "홍솔",
  privacyPhone: "031-000-1000",
  openingDate: "1998-10-09",
  sns: { instagram: "https://sns.example/mirsol" },
};

const siteAddition = {
  texts: {
    en: {
      textDefaultRl: "Mirsol Country Club",
      textDefaultUd: "Mirsol CC",
      textSimpleRl: "MIRSOL",
      textSimpleUd: "MS",
    },
    ko: {
      textDefaultRl: "미르솔 컨트리클럽",
      textDefaultUd: "미르솔 CC",
      textSimpleRl: "MIRSOL",
      textSimpleUd: "MS",
    },
    ja: {
      textDefaultRl: "ミルソルカントリークラブ",
      textDefaultUd: "ミルソルCC",
      textSimpleRl: "MIRSOL",
      textSimpleUd: "MS",
    },
    zh: {
      textDefaultRl: "龙松乡村俱乐部",
      textDefaultUd: "龙松CC",
      textSimpleRl: "MIRSOL",
      textSimpleUd: "MS",
    },
  },
  logoDefaultRl: null,
  logoDefaultUd: null,
  favicon: null,
  ogImage: null,
};

const siteCert = {
  methods: [certificationType.mobileIdentity, certificationType.email],
  niceDriver: "MOCK" as const,
  smsSender: "031-000-1001",
  emailSender: "no-reply@mirsol.example",
};
