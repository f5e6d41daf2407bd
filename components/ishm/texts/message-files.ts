import type { Language } from "@/lib/shared/languages";
import type { Messages } from "@/lib/web/i18n/merge";

const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import("@/messages/en.json"),
  ko: () => import("@/messages/ko.json"),
  ja: () => import("@/messages/ja.json"),
  zh: () => import("@/messages/zh.json"),
};

/** The interface texts of a language, as their own chunk: a browser loads only what it shows. */
export async function loadMessageFile(language: Language): Promise<Messages> {
  return (await files[language]()).default as Messages;
}
