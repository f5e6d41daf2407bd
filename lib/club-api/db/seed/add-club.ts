import { standardScene } from "@/lib/contract/code-values/scene";
import { fallbackLanguage, isLanguage, type Language, languages } from "@/lib/shared/languages";
import { takeClubIdx } from "../../domains/clubs";
import { hashPassword } from "../../platform/crypto";
import { randomText } from "../../platform/random";
import type { Database } from "../database";
import { admins, bookingRules } from "../tables";
import { transaction } from "../transaction";
import { seedGroups } from "./people/accounts";
import { demoDays } from "./play/demo-day";
import { listPresets, type Preset, readPreset } from "./preset-data";
import { type FrameSeeding, zoneOf } from "./seeding";
import { seedCodes } from "./site/codes";
import { seedHolidays } from "./site/holidays";
import { seedMenus } from "./site/menus";
import { seedMessages } from "./site/messages";
import { seedPolicies } from "./site/policies";
import { seedUnopenedClub } from "./site/site";
import { seedTermsDrafts } from "./site/terms";
import { seedClubWords } from "./site/words";
import { seedCourses } from "./tee-sheets/courses";
import { seedSheetRules } from "./tee-sheets/rules";
import { continueSequences } from "./tools/sequences";

const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export type NewClub = {
  /** 2 to 10 letters and digits. */
  clubCode: string;
  /** A folder of `lib/club-api/presets`. */
  preset: string;
  /** In every language, until the office says otherwise; the code when it is left out. */
  name?: string | undefined;
  /** The language that the site speaks first; the preset's when it is left out. */
  language?: string | undefined;
  /** The login id of the first super admin. */
  adminId?: string | undefined;
};
export type AddedClub = { clubIdx: number; clubCode: string; adminId: string; password: string };

/** A fault of the club that was asked for, in one sentence. */
export class NewClubFault extends Error {}

/**
 * Makes a club from a preset: policies, codes, menus, rules, courses, holidays, groups, terms as drafts, and one SSADMIN
 * with a random temporary password that is kept nowhere (checklist S-58). No members, bookings or contents. Until it is
 * opened the site is stopped (state 0) with a page that says so. All or nothing. Throws `NewClubFault`.
 */
export async function addClub(db: Database, input: NewClub, now: Date): Promise<AddedClub> {
  const preset = presetOf(input);
  const password = `Tmp!${randomText(2, "23456789")}${randomText(18, alphabet)}`;
  const passwordHash = await hashPassword(password);
  const adminId = input.adminId ?? "ssadmin1";
  return transaction(db, async (tx) => {
    const clubIdx = await takeClubIdx(tx, input.clubCode);
    if (clubIdx === null) throw taken(input.clubCode);
    const seeding = seedingOf(preset, { ...input, adminId, clubIdx, now });
    await seedClubFrame(tx, seeding);
    await tx.insert(admins).values(firstAdmin(seeding, adminId, passwordHash));
    await continueSequences(tx);
    return { clubIdx, clubCode: input.clubCode, adminId, password };
  });
}

const taken = (clubCode: string) =>
  new NewClubFault(`There is a club ${clubCode} already: choose another code, or delete that club first.`);

async function seedClubFrame(tx: Database, seeding: FrameSeeding): Promise<void> {
  await seedUnopenedClub(tx, seeding);
  await seedPolicies(tx, seeding);
  await seedGroups(tx, seeding);
  await seedCodes(tx, seeding);
  await seedMenus(tx, seeding);
  await seedMessages(tx, seeding);
  await seedClubWords(tx, seeding);
  await seedHolidays(tx, seeding);
  await seedCourses(tx, seeding);
  await seedSheetRules(tx, seeding);
  await tx.insert(bookingRules).values({ clubIdx: seeding.clubIdx });
  await seedTermsDrafts(tx, seeding);
}

/** The preset that was asked for, in the language that was asked for. */
function presetOf({ clubCode, preset: name, language, adminId = "ssadmin1" }: NewClub): Preset {
  if (!/^[A-Za-z0-9]{2,10}$/.test(clubCode)) {
    throw new NewClubFault(
      `A club's code is 2 to 10 letters and digits, such as LK02; "${clubCode}" is none.`,
    );
  }
  if (!/^[a-z][a-z0-9]{3,19}$/.test(adminId)) {
    throw new NewClubFault(`"${adminId}" is no login id: 4 to 20 small letters and digits, a letter first.`);
  }
  const offered = listPresets().map((one) => one.name);
  if (!offered.includes(name)) {
    throw new NewClubFault(`There is no preset "${name}"; there are ${offered.join(", ")}.`);
  }
  const preset = readPreset(name);
  if (language === undefined) return preset;
  if (!isLanguage(language)) {
    throw new NewClubFault(`"${language}" is no language of the product; there are ${languages.join(", ")}.`);
  }
  return { ...preset, policies: preset.policies.map((policy) => inLanguage(policy, language)) };
}

/** C0090 with a language in front: it is spoken first, and among those that are spoken. */
function inLanguage(policy: Preset["policies"][number], language: Language): Preset["policies"][number] {
  if (policy.code !== "C0090") return policy;
  const [all = "", , ...rest] = policy.values;
  const others = all.split(",").filter((one) => one !== language);
  return { ...policy, values: [[language, ...others].join(","), language, ...rest] };
}

function seedingOf(
  preset: Preset,
  input: NewClub & { adminId: string; clubIdx: number; now: Date },
): FrameSeeding {
  const { clubIdx, clubCode, adminId, now } = input;
  return {
    clubIdx,
    clubCode,
    now,
    days: demoDays(now, zoneOf(preset)),
    data: { ...preset, club: blankClub(preset, input.name ?? clubCode) },
    authors: { site: adminId, desk: adminId, contents: adminId },
  };
}

/** C0090 v2: the language that the club speaks first. */
function firstLanguage({ policies }: Preset): Language {
  const asked = policies.find(({ code }) => code === "C0090")?.values[1];
  return isLanguage(asked) ? asked : fallbackLanguage;
}

/** Site info of a club that has entered nothing yet. */
function blankClub({ head }: Preset, name: string): FrameSeeding["data"]["club"] {
  const each = <T>(text: T) => ({ en: text, ko: text, ja: text, zh: text });
  // The club's name stands in their places, also after it was changed.
  const logo = { textDefaultRl: "", textDefaultUd: "", textSimpleRl: "", textSimpleUd: "" };
  return {
    info: {
      texts: each({ clubName: name, ceoName: "", address: "", addressDetail: "", copyright: `© ${name}` }),
      businessNo: "",
      zipCode: "",
      clubPhoneNo: "",
      rsvPhoneNo: "",
      clubFaxNo: "",
      email: "",
      ...head.place,
      privacyOfficer: "",
      privacyPhone: "",
      openingDate: null,
      sns: {},
    },
    addition: {
      texts: each(logo),
      logoDefaultRl: null,
      logoDefaultUd: null,
      favicon: null,
      ogImage: null,
    },
    hiddenMenus: head.hiddenMenus,
    look: head.scene && { scene: { ...head.scene, seed: standardScene.seed } },
    cert: { methods: head.methods, niceDriver: "MOCK", smsSender: "", emailSender: "" },
  };
}

const firstAdminNames: Readonly<Record<Language, string>> = {
  ko: "최초 관리자",
  en: "First admin",
  ja: "最初の管理者",
  zh: "首位管理员",
};

function firstAdmin(
  { clubIdx, clubCode, now, data }: FrameSeeding,
  id: string,
  passwordHash: string,
): typeof admins.$inferInsert {
  const lang = firstLanguage(data);
  return {
    clubIdx,
    id,
    passwordHash,
    passwordChangedAt: now,
    isTempPassword: true,
    isSSAdmin: true,
    name: firstAdminNames[lang],
    email: "",
    phoneNo: "",
    lang,
    authClub: [clubCode],
    createdAt: now,
    updatedAt: now,
  };
}
