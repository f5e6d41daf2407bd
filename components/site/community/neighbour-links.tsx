import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/layout/icons";

type Neighbour = { href: string; title: string; label: string };

/** The newer and the older entry of a board, and the way back to its list. */
export async function NeighbourLinks({
  label,
  neighbours,
  listHref,
}: {
  label: string;
  neighbours: readonly Neighbour[];
  listHref: string;
}) {
  const t = await getTranslations("community");
  return (
    <nav aria-label={label} className="mt-16 max-w-[52rem]">
      <ul className="border-t border-line">
        {neighbours.map((one) => (
          <li key={one.href} className="border-b border-line">
            <SiteLink href={one.href} className="flex gap-6 py-4 hover:underline">
              <span className="w-28 shrink-0 text-caption text-ink-3">{one.label}</span>
              <span>{one.title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={listHref} className={buttonStyle("outline", "medium", "mt-8")}>
        <Icon name="list" />
        {t("list")}
      </SiteLink>
    </nav>
  );
}
