import { getTranslations } from "next-intl/server";
import { BannerPicture } from "@/components/site/layout/picture";
import { SiteLink } from "@/components/site/layout/site-link";
import { Sign } from "@/components/ui/layout/signs";
import type { BannerItem } from "@/lib/contract/boards/banners";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";

type Props = { club: Club; language: Language; banners: readonly BannerItem[] };

/** `devicePc`: for desks, for phones, for both (domain.md 6). */
const devices = { Y: "hidden min-[37.5rem]:block", N: "min-[37.5rem]:hidden", A: "" } as const;

/** The banners of the home menu in the page itself: they stay when the pop-up has been closed. */
export async function HomeBanners({ club, language, banners }: Props) {
  if (banners.length === 0) return null;
  const t = await getTranslations("home.banners");
  return (
    <section
      aria-label={t("title")}
      className="below page-width pb-18 [--below-height:25rem] min-[56.25rem]:pb-32"
    >
      <ul className="grid grid-cols-1 gap-6 min-[43.75rem]:auto-cols-fr min-[43.75rem]:grid-flow-col">
        {banners.map((banner) => (
          <li key={banner.idx} className={devices[banner.devicePc]}>
            <BannerLink club={club} language={language} banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinkProps = { club: Club; language: Language; banner: BannerItem };

async function BannerLink({ club, language, banner }: LinkProps) {
  const common = await getTranslations("common");
  const { link, seeDetail, windowOpen } = banner;
  if (!link || !seeDetail) return <NamedPicture banner={banner} />;
  const href = link.startsWith("/") ? localePath(link, language, club.defaultLanguage) : link;
  return (
    <SiteLink
      href={href}
      className="group block"
      {...(windowOpen ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <NamedPicture banner={banner} hasDetails />
      {windowOpen ? <span className="visually-hidden">{common("newWindow")}</span> : null}
    </SiteLink>
  );
}

function NamedPicture({ banner, hasDetails = false }: { banner: BannerItem; hasDetails?: boolean }) {
  return (
    <>
      <BannerPicture
        banner={banner}
        sizes="(min-width: 56.25rem) 640px, 100vw"
        width={1440}
        height={860}
        loading="lazy"
        decoding="async"
        className="aspect-[5/2] w-full bg-paper-2 object-cover"
      />
      <span className="flex items-center justify-between gap-4 bg-sheet px-5 py-4 font-serif text-group text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {banner.bannerName}
        {hasDetails ? <Sign name="arrow-right" /> : null}
      </span>
    </>
  );
}
