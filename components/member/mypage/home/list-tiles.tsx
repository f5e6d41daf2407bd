"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { MemberIcon, type MemberIconName } from "@/components/ui/layout/member-icons";
import { scrollToHash } from "@/lib/web/runtime/hash-scroll";
import { type MyPart, partAddresses } from "../../shared/layout/my-parts";
import { usePageLinks } from "../../shared/layout/use-page-links";
import type { Home } from "./use-home";

type Props = { counts: Home["counts"]; context: PageContext };
type TilePart = Exclude<MyPart, "home" | "account" | "joins" | "lastMinute">;

/** `id` is the hash that other pages know a list by, such as the reasons against leaving (domain.md Y3). */
const tiles: readonly { part: TilePart; id: string; icon: MemberIconName }[] = [
  { part: "bookings", id: "bookings", icon: "flag" },
  { part: "waitings", id: "waitings", icon: "clock" },
  { part: "draws", id: "draws", icon: "list" },
  { part: "teams", id: "teams", icon: "user" },
  { part: "coupons", id: "coupons", icon: "document" },
  { part: "penalties", id: "penalty", icon: "warning" },
  { part: "visits", id: "frontdesk", icon: "history" },
  { part: "cs", id: "cs", icon: "edit" },
];

/** The lists with what is in them. */
export function ListTiles({ counts, context }: Props) {
  const t = useTranslations("mypage.home");
  const nav = useTranslations("mypage.nav");
  const { link } = usePageLinks(context);
  const count = (part: TilePart): string => {
    if (part === "penalties") return counts.penalties ? t("points", counts.penalties) : "";
    if (part === "teams" || part === "visits") return "";
    const number = counts[part];
    return number === undefined ? "" : t(`count.${part}`, { count: number });
  };
  // The tiles come after the page: it looked for its hash before they were there.
  useEffect(() => scrollToHash(window.location.hash), []);
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="rule-bottom pb-3 font-serif text-sub">
        {t("lists")}
      </h2>
      <ul className="grid grid-cols-1 min-[22.5rem]:grid-cols-2 min-[22.5rem]:gap-x-6 min-[56.25rem]:grid-cols-4">
        {tiles.map(({ part, id, icon }) => (
          <li key={part} id={id} className="scroll-mt-24 border-b border-line">
            <h3 className="font-normal">
              <MemberLink
                href={link(partAddresses[part]())}
                className="flex min-h-24 items-start gap-3 py-5 text-ink no-underline hover:bg-hover"
              >
                <MemberIcon name={icon} size={22} className="mt-0.5 text-heading" />
                <span>
                  <span className="block font-semibold">{nav(part)}</span>
                  <span className="block text-caption text-ink-2 tabular-nums">{count(part)}</span>
                </span>
              </MemberLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
