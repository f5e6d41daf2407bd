import { getRequestConfig } from "next-intl/server";
import { fallbackLanguage, isLanguage } from "@/lib/shared/languages";
import { compileMessages } from "./compile";
import { loadMessages } from "./messages";

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : fallbackLanguage;
  return { locale, messages: compileMessages(await loadMessages(locale)), timeZone: "UTC" };
});
