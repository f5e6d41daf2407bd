import type { CallInput } from "@/lib/contract/routes";
import { type SiteBrand, siteBrandBody } from "@/lib/contract/site/site-brand";
import { type Brand, type BrandStyle, colorProblem, plainBrand } from "@/lib/shared/brand/brand";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** The look as the form holds it: colours as typed, which count while `hasColors` is on; "" is no accent. */
export type BrandDraft = BrandStyle & { hasColors: boolean; main: string; accent: string };

/** The main colour that a club begins with: the product's own. */
export const firstMain = "#1b3d30";

export function brandDraftOf({ main, accent, fonts, corner, density, lines }: Brand): BrandDraft {
  const style = { fonts, corner, density, lines };
  return { hasColors: main !== null, main: main ?? firstMain, accent: accent ?? "", ...style };
}

/** `1b3d30`, `#1B3D30` and ` #1b3d30 ` are one colour. */
export const writtenColor = (text: string) => {
  const plain = text.trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(plain) ? `#${plain}` : plain;
};

function colorsOf({ hasColors, main, accent }: BrandDraft) {
  if (!hasColors) return { main: null, accent: null };
  return { main: writtenColor(main), accent: accent.trim() === "" ? null : writtenColor(accent) };
}

export function saveBrandCall(draft: BrandDraft, saved: SiteBrand) {
  const { fonts, corner, density, lines } = draft;
  return {
    body: { ...colorsOf(draft), fonts, corner, density, lines, version: saved.admin?.version },
  } satisfies CallInput<"PUT /site/brand">;
}

/** The look of the input as far as it can be shown: a colour that is none yet leaves the last that was one. */
export function brandOfDraft(draft: BrandDraft, last: Brand): Brand {
  const { fonts, corner, density, lines } = draft;
  const { main, accent } = colorsOf(draft);
  const isShown = [main, accent].every((color) => color === null || colorProblem(color) === null);
  const colors = isShown ? { main, accent } : { main: last.main, accent: last.accent };
  return { ...plainBrand, ...colors, fonts, corner, density, lines };
}

/** The problems of the input; a colour that no palette comes from is named `pale`. */
export function brandProblems(draft: BrandDraft, saved: SiteBrand): FieldProblem[] {
  const { body } = saveBrandCall(draft, saved);
  const pale = (["main", "accent"] as const).filter((name) => {
    const color = body[name];
    return color !== null && colorProblem(color) === "pale";
  });
  return [
    ...schemaProblems(siteBrandBody, body),
    ...pale.map((field) => ({ field, reason: "tooSmall" }) as const),
  ];
}
