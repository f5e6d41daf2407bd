import type { CallInput } from "@/lib/contract/routes";
import type { SiteAddition } from "@/lib/contract/site/site";
import { type LogoField, logoFields, siteAdditionBody } from "@/lib/contract/site/site-office";
import { readHeadTags } from "@/lib/shared/addresses/head-tags";
import { type Language, languages } from "@/lib/shared/languages";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";

/** The logo slots of seed §3: a picture and its alternative text. */
export const logoSlots = [
  { picture: "logoDefaultRl", text: "textDefaultRl" },
  { picture: "logoSimpleRl", text: "textSimpleRl" },
  { picture: "logoDefaultUd", text: "textDefaultUd" },
  { picture: "logoSimpleUd", text: "textSimpleUd" },
] as const satisfies readonly { picture: LogoField; text: string }[];

export type LogoTextField = (typeof logoSlots)[number]["text"];
type LogoTexts = Record<LogoTextField, string>;

/** The additional info as the form holds it: chosen files wait for the next save. */
export type SiteAdditionDraft = {
  files: Partial<Record<LogoField, File>>;
  removed: readonly LogoField[];
  texts: Record<Language, LogoTexts>;
  naverVerification: string;
  googleVerification: string;
  gaId: string;
  viewportZoom: SiteAddition["viewportZoom"];
  headTags: string;
};

const noText: LogoTexts = { textDefaultRl: "", textDefaultUd: "", textSimpleRl: "", textSimpleUd: "" };

/** The form of what was read with `scope=admin`. */
export function siteAdditionDraftOf(addition: SiteAddition): SiteAdditionDraft {
  const { naverVerification, googleVerification, gaId, viewportZoom, headTags = "", admin } = addition;
  const texts = admin?.i18n ?? {};
  return {
    files: {},
    removed: [],
    texts: {
      en: { ...noText, ...texts.en },
      ko: { ...noText, ...texts.ko },
      ja: { ...noText, ...texts.ja },
      zh: { ...noText, ...texts.zh },
    },
    naverVerification,
    googleVerification,
    gaId,
    viewportZoom,
    headTags,
  };
}

export function isWrittenLogoText(texts: LogoTexts): boolean {
  return Object.values(texts).some((text) => text.trim() !== "");
}

/** `PUT /site/addition`: files in the parts of their fields; a new picture takes the place of the old one by itself. */
export function saveSiteAdditionCall(draft: SiteAdditionDraft, saved: SiteAddition) {
  const { files, removed, texts, ...settings } = draft;
  const known = saved.admin?.i18n ?? {};
  const sent = languages.filter((one) => isWrittenLogoText(texts[one]) || known[one]);
  return {
    body: {
      ...settings,
      removeFiles: removed.filter((field) => !files[field]),
      i18n: Object.fromEntries(sent.map((one) => [one, texts[one]])),
      version: saved.admin?.version,
    },
    files: logoFields.flatMap((part) => {
      const file = files[part];
      return file ? [{ part, file }] : [];
    }),
  } satisfies CallInput<"PUT /site/addition">;
}

/** The draft with another picture in a field, with none (null), or with the one that is saved (undefined). */
export function withPicture(
  draft: SiteAdditionDraft,
  field: LogoField,
  next: File | null | undefined,
): SiteAdditionDraft {
  const { [field]: _before, ...others } = draft.files;
  const removed = draft.removed.filter((one) => one !== field);
  return {
    ...draft,
    files: next ? { ...others, [field]: next } : others,
    removed: next === null ? [...removed, field] : removed,
  };
}

/** The problems of the input. */
export function siteAdditionProblems(draft: SiteAdditionDraft, saved: SiteAddition): FieldProblem[] {
  const areTagsWrong = readHeadTags(draft.headTags) === null;
  return [
    ...schemaProblems(siteAdditionBody, saveSiteAdditionCall(draft, saved).body),
    ...(areTagsWrong ? [{ field: "headTags", reason: "format" } as const] : []),
  ];
}

/** The picture of a field as the next save will leave it; `chosen` are the addresses of files that wait. */
export function pictureOf(
  field: LogoField,
  draft: SiteAdditionDraft,
  saved: SiteAddition,
  chosen: Partial<Record<LogoField, string>>,
): string | null {
  if (draft.files[field]) return chosen[field] ?? null;
  return draft.removed.includes(field) ? null : saved[field];
}
