import { clsx } from "clsx";
import { LogoPlate } from "@/components/club/logo-plate";
import { clubMark } from "@/lib/landscape";
import type { Language } from "@/lib/shared/languages";
import { type LogoSlot, logoPicture, logoWords } from "@/lib/shared/logo-places";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { SiteLink } from "../site-link";

type Props = {
  club: Club;
  language: Language;
  /** The head of a page is that of a phone in a narrow window. */
  place?: Exclude<LogoSlot, "phone">;
  tone?: "ink" | "paper";
};

/** The logo of the club, the way home. */
export function ClubLogo({ club, language, place = "desk", tone = "ink" }: Props) {
  const { addition, info } = club;
  const { terrain } = club.scene;
  return (
    <SiteLink
      href={localePath("/", language, club.defaultLanguage)}
      className={clsx(
        "flex min-h-11 items-center gap-3",
        tone === "ink" ? "text-(--header-ink,var(--pine-900))" : "text-on-dark",
      )}
    >
      <LogoPlate
        picture={logoPicture(addition, place)}
        phonePicture={place === "desk" ? addition.logoSimpleRl : null}
        mark={terrain === "pine-hills" ? null : clubMark(terrain)}
        {...logoWords(addition, info.clubName, place)}
        {...(place === "desk" ? { phoneName: logoWords(addition, info.clubName, "phone").name } : {})}
      />
    </SiteLink>
  );
}
