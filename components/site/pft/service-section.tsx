import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import { pftPreset } from "@/lib/shared/pft-preset";

/** What the preset for military courses changes for a player. */
export async function ServiceSection() {
  const t = await getTranslations("pft.service");
  const rules = [
    t("companions", { count: pftPreset.companions }),
    t("waitings", { open: pftPreset.waitings.open }),
    t("draws", { count: pftPreset.drawPostsPerMonth }),
  ];
  return (
    <TitledSection id="service" title={t("title")}>
      <p className="mt-6 max-w-[40rem] text-lead text-ink-2">{t("text")}</p>
      <ul className="mt-6 max-w-[40rem] border-t border-line">
        {rules.map((rule) => (
          <li key={rule} className="border-b border-line py-4">
            {rule}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
