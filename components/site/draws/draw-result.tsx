import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";

/** Of an announced draw: where everybody sees what each application came to. */
export async function DrawResult({ proofHref }: { proofHref: string }) {
  const t = await getTranslations("draws.result");
  return (
    <section aria-labelledby="result-heading">
      <h2 id="result-heading" className="border-b border-pine-800 pb-4 font-serif text-section">
        {t("title")}
      </h2>
      <p className="mt-4 text-ink-2">{t("text")}</p>
      <SiteLink href={proofHref} className={buttonStyle("outline", "medium", "mt-5")}>
        {t("link")}
      </SiteLink>
    </section>
  );
}
