import type { CallInput } from "@/lib/contract/routes";
import { type HeroPhotograph, heroPhotographBody } from "@/lib/contract/site/site-hero";
import type { FocalPoint } from "@/lib/shared/hero/crop";
import { type Language, languages } from "@/lib/shared/languages";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** A photograph as its form holds it; empty texts hold always. */
export type PhotographDraft = {
  focal: FocalPoint;
  fromMonth: string;
  toMonth: string;
  light: string;
  weather: string;
  credit: string;
  alt: Record<Language, string>;
};

export function photographDraftOf(photograph: HeroPhotograph): PhotographDraft {
  const { focal, fromMonth, toMonth, light, weather, credit, admin } = photograph;
  const altIn = (language: Language) => [language, admin?.i18n[language]?.alt ?? ""] as const;
  return {
    focal,
    fromMonth: fromMonth === null ? "" : String(fromMonth),
    toMonth: toMonth === null ? "" : String(toMonth),
    light: light ?? "",
    weather: weather ?? "",
    credit,
    alt: Object.fromEntries(languages.map(altIn)) as Record<Language, string>,
  };
}

type Input = CallInput<"PUT /site/hero/photographs/{id}">;

export function savePhotographCall(draft: PhotographDraft, saved: HeroPhotograph): Input {
  const written = languages.filter((language) => draft.alt[language].trim() !== "");
  const month = (text: string) => (text === "" ? null : Number(text));
  const body = {
    focal: draft.focal,
    fromMonth: month(draft.fromMonth),
    toMonth: month(draft.toMonth),
    light: draft.light === "" ? null : draft.light,
    weather: draft.weather === "" ? null : draft.weather,
    credit: draft.credit,
    i18n: Object.fromEntries(written.map((language) => [language, { alt: draft.alt[language] }])),
    version: saved.admin?.version,
  };
  return { params: { id: String(saved.photographIdx) }, body: body as Input["body"] };
}

export function photographProblems(draft: PhotographDraft, saved: HeroPhotograph): FieldProblem[] {
  return schemaProblems(heroPhotographBody, savePhotographCall(draft, saved).body).map((problem) => ({
    ...problem,
    field: problem.field.replace(/^i18n\.(\w+)\.alt$/, "alt.$1"),
  }));
}
