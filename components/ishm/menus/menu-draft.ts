import type { CallOutput } from "@/lib/contract/routes";
import type { AdminMenu, MenuChange } from "@/lib/contract/site/menus";
import { hasNestedSlugs, isReservedSlug } from "@/lib/shared/addresses/reserved-paths";
import { type Language, languages } from "@/lib/shared/languages";

export type MenuDetail = CallOutput<"GET /menus/{id}">;
export type MenuText = {
  name: string;
  seoTag: string;
  seoMeta: string;
  seoKeyword: string;
  snsTitle: string;
  snsDesc: string;
};
export type MenuDraft = {
  texts: Record<Language, MenuText>;
  seoSlug: string;
  snsImageUrl: string;
  isVisible: boolean;
  permit: MenuDetail["permit"];
  isExistBanner: boolean;
  isMainPage: boolean;
  /** "" is none. */
  link: string;
  target: MenuDetail["target"];
  /** A new page password; "" leaves what is there. */
  password: string;
  takesPasswordAway: boolean;
};

const noText: MenuText = { name: "", seoTag: "", seoMeta: "", seoKeyword: "", snsTitle: "", snsDesc: "" };
const textFields = ["name", "seoTag", "seoMeta", "seoKeyword", "snsTitle", "snsDesc"] as const;
const sharedFields = [
  "seoSlug",
  "snsImageUrl",
  "isVisible",
  "permit",
  "isExistBanner",
  "isMainPage",
  "target",
] as const;

export function menuDraftOf(menu: MenuDetail): MenuDraft {
  const { seoSlug, snsImageUrl, isVisible, permit, isExistBanner, isMainPage, target } = menu;
  const text = (language: Language): MenuText => ({ ...noText, ...menu.i18n[language] });
  return {
    texts: { en: text("en"), ko: text("ko"), ja: text("ja"), zh: text("zh") },
    seoSlug,
    snsImageUrl,
    isVisible,
    permit,
    isExistBanner,
    isMainPage,
    target,
    link: menu.link ?? "",
    password: "",
    takesPasswordAway: false,
  };
}

type Change = Omit<MenuChange, "code">;

/** The fields that the input changes; an empty object when none. */
export function menuChanges(draft: MenuDraft, saved: MenuDraft): Change {
  const shared = Object.fromEntries(
    sharedFields.filter((field) => draft[field] !== saved[field]).map((field) => [field, draft[field]]),
  );
  const texts = languages.flatMap((language) => {
    const now = draft.texts[language];
    const changed = textFields.filter((field) => now[field].trim() !== saved.texts[language][field]);
    return changed.length > 0
      ? [[language, Object.fromEntries(changed.map((field) => [field, now[field].trim()]))]]
      : [];
  });
  return {
    ...shared,
    ...(draft.link === saved.link ? {} : { link: draft.link || null }),
    ...(draft.takesPasswordAway ? { password: null } : draft.password ? { password: draft.password } : {}),
    ...(texts.length > 0 ? { i18n: Object.fromEntries(texts) } : {}),
  };
}

type SlugProblem = "taken" | "reserved" | "nested";

/** Why an address conflicts with other menus (2502); the server has the same rules. */
export function slugProblem(code: string, seoSlug: string, tree: readonly AdminMenu[]): SlugProblem | null {
  const others = tree.flatMap((menu) => [menu, ...menu.children]).filter((menu) => menu.code !== code);
  if (others.some((menu) => menu.seoSlug === seoSlug)) return "taken";
  if (!tree.some((menu) => menu.code === code)) return null;
  if (isReservedSlug({ code, seoSlug })) return "reserved";
  const pages = tree.filter((menu) => menu.code !== code && menu.seoSlug !== "");
  return hasNestedSlugs([...pages, { code, seoSlug }]) ? "nested" : null;
}

/** The menus whose content a password of this one protects: its own, and those below that have none of their own. */
export function protectedMenus(code: string, tree: readonly AdminMenu[]): string[] {
  const menu = tree.flatMap((one) => [one, ...one.children]).find((one) => one.code === code);
  return menu ? [menu.name, ...menu.children.map(({ name }) => name)] : [];
}
