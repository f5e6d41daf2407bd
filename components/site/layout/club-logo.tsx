import { cn } from "@/components/ui/cn";
import { LogoMark } from "@/components/ui/logo-mark";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { SiteLink } from "./site-link";

type Props = { club: Club; language: Language; tone?: "ink" | "paper"; className?: string };

/** The left-right logo of the club: its picture, else the house mark with the text fallback (seed §3). */
export function ClubLogo({ club, language, tone = "ink", className }: Props) {
  const { logoDefaultRl, textSimpleRl } = club.addition;
  const name = club.info.clubName;
  return (
    <SiteLink
      href={localePath("/", language, club.defaultLanguage)}
      className={cn(
        "flex min-h-11 items-center gap-3",
        tone === "ink" ? "text-(--header-ink,var(--pine-900))" : "text-on-dark",
        className,
      )}
    >
      {logoDefaultRl ? (
        <img src={logoDefaultRl} alt={name} className="h-9 w-auto" />
      ) : (
        <>
          <LogoMark size={34} />
          <span className="flex flex-col leading-tight">
            <span className="club-name text-lead min-[390px]:whitespace-nowrap">{name}</span>
            {language === "en" ? null : (
              <span lang="en" className="text-[0.6875rem] tracking-[0.06em] text-current/80">
                {textSimpleRl}
              </span>
            )}
          </span>
        </>
      )}
    </SiteLink>
  );
}
