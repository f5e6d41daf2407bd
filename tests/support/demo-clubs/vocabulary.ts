import { readdirSync, readFileSync } from "node:fs";
import type { ClubData } from "@/lib/club-api/db/seed/club-data";
import { readClubData } from "@/lib/club-api/db/seed/club-data";
import { languagesOf } from "@/lib/club-api/db/seed/club-languages";
import { demoClubs } from "@/lib/club-api/db/seed/index";
import type { Language } from "@/lib/shared/languages";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { nameFinder } from "./name-finder";

/**
 * Words of one demo club alone, read from its own data files, so that a word added there is looked for everywhere
 * else.
 */
export type ClubVocabulary = {
  code: string;
  folder: string;
  languages: readonly Language[];
  defaultLanguage: Language;
  country: string;
  currency: string;
  /** Which part of a date the club writes first (C0200). */
  dayOrder: "year" | "month" | "day";
  /** Names of the club, its courses and people, its addresses, telephones and mail domain. */
  names: readonly string[];
  /** Pieces of its texts that are long enough to be nobody else's. */
  sentences: readonly string[];
};

const dataFolder = "lib/club-api/db/seed/data";
/** Names of nines that golf clubs share. */
const sharedNames = new Set(["Out", "In", "アウト", "イン", "OUT", "IN"]);
/** Marks of the data files' own markup, and what is filled in when the club is seeded. */
const markup = /\{[^}]*\}|<[^>]*>|\n|[|#*_[\]"“”&<>\\]/g;
const longEnough = { latin: 20, other: 10 };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function stringsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(stringsOf);
}

function stringsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => stringsOf(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
}
const ownStrings = (folder: string) => stringsIn(`${dataFolder}/${folder}`);

/** The contents with which every club begins are nobody's own, even where a club repeats them. */
const sharedFolders = ["lib/club-api/presets", `${dataFolder}/common`, "messages"];

const isLong = (piece: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII.
  piece.length >= (/[^\u0000-\u024f]/.test(piece) ? longEnough.other : longEnough.latin);

/** The longest piece of each text that holds no markup. */
function piecesOf(strings: readonly string[]): string[] {
  const longest = strings.map((text) =>
    text
      .split(markup)
      .map((piece) => piece.trim())
      .reduce((best, piece) => (piece.length > best.length ? piece : best), ""),
  );
  return [...new Set(longest.filter(isLong))];
}

function namesOf(data: ClubData): string[] {
  const { info, addition } = data.club;
  const texts = Object.values(info.texts).flatMap(({ clubName, ceoName, address }) => [
    clubName,
    ceoName,
    address,
  ]);
  const logos = Object.values(addition.texts).map(({ textSimpleRl }) => textSimpleRl);
  const courses = data.courses.flatMap(({ names }) => Object.values(names));
  const people = [...data.members.members, ...data.admins.admins].flatMap(({ name, email, phoneNo }) => [
    name,
    email,
    phoneNo,
  ]);
  const phones = [
    info.clubPhoneNo,
    info.rsvPhoneNo,
    info.clubFaxNo,
    info.privacyPhone,
    data.names.phone.split("#")[0],
  ];
  const all = [...texts, ...logos, ...courses, ...people, ...phones, info.email, info.email.split("@")[1]];
  return [...new Set(all)].filter((name): name is string => Boolean(name) && !sharedNames.has(name ?? ""));
}

function firstPart(pattern: string): ClubVocabulary["dayOrder"] {
  if (pattern.startsWith("d")) return "day";
  return pattern.startsWith("M") ? "month" : "year";
}

/** The vocabularies of all demo clubs; what two of them share is in neither. */
export function demoVocabularies(): ClubVocabulary[] {
  const read = demoClubs.map((folder) => {
    const data = readClubData(folder);
    return {
      folder,
      data,
      names: namesOf(data),
      sentences: piecesOf(ownStrings(folder)),
      said: ownStrings(folder).join("\n"),
    };
  });
  const sharedTexts = sharedFolders.flatMap(stringsIn).join("\n");
  return read.map(({ folder, data, names, sentences }) => {
    const others = read.filter((one) => one.folder !== folder);
    const isOwn = (text: string) => !others.some(({ said }) => said.includes(text));
    const isNobodys = (text: string) => sharedTexts.includes(text);
    const formats = clubFormats(data.policies.map(({ code, values }) => ({ key: code, values })));
    const languages = languagesOf(data);
    return {
      code: data.club.clubCode,
      folder,
      languages,
      defaultLanguage: (data.policies.find(({ code }) => code === "C0090")?.values[1] ?? "en") as Language,
      country: formats.countryFormat.country,
      currency: formats.countryFormat.currency,
      dayOrder: firstPart(formats.dateFormat),
      // A word of the interface, such as the wind, is nobody's name.
      names: names.filter((name) => ![sharedTexts, ...others.map(({ said }) => said)].some(nameFinder(name))),
      sentences: sentences.filter((text) => isOwn(text) && !isNobodys(text)),
    };
  });
}
