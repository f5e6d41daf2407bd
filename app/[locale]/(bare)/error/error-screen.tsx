import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ErrorView } from "@/components/site/state/error-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { localePath } from "@/lib/web/routing/locale";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";

type Params = Promise<{ locale: string }>;

export async function errorMetadata(params: Params): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getTranslations("errorPage");
  return { title: t("title"), robots: { index: false } };
}

/** Made without the club API, since it is shown when that is out of reach; the server writes the status that it knows. */
export async function ErrorScreen({ params, status }: { params: Params; status: string | null }) {
  const language = await pageLanguage(params);
  const t = await getTranslations("errorPage");
  const isGone = status === "410";
  return (
    <ErrorView
      homePath={localePath("/", language, knownDefaultLanguage())}
      texts={{
        title: t(isGone ? "gone.title" : "title"),
        message: t(isGone ? "gone.message" : "message"),
        statusCode: status && t("statusCode", { code: status }),
        toAdmin: t("toAdmin"),
        home: t("home"),
      }}
    />
  );
}
