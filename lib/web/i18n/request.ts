import { getRequestConfig } from "next-intl/server";
import { fallbackLanguage, isLanguage } from "@/lib/shared/languages";
import { loadMessages } from "./messages";

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : fallbackLanguage;
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
