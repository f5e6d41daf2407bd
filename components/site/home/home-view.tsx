import { getTranslations } from "next-intl/server";
import { NoticeRows } from "@/components/site/community/notice-rows";
import { Drawing } from "@/components/site/layout/drawing";
import { MoreLink } from "@/components/site/layout/more-link";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { NoticeSummary } from "@/lib/contract/boards/notices";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { clubDate } from "@/lib/shared/time/club-time";
import { dishesOfSeason, nextEvents } from "@/lib/web/home/choices";
import { foodMenuCode, guideMenuCode, menuByCode, reservationMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { SiteWords } from "@/lib/web/queries/club-records";
import type { HomeData } from "@/lib/web/queries/home";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { BookingStrip } from "./booking-strip";
import { Hero } from "./hero";
import { HomeBanners } from "./home-banners";
import { HomeCourses } from "./home-courses";
import { HomeEvents } from "./home-events";
import { WeatherSheet } from "./weather-sheet";

type Props = { club: Club; language: Language; home: HomeData; now: Date };

const shownEvents = 2;
const shownDishes = 4;

export function HomeView({ club, language, home, now }: Props) {
  const frame = { club, language };
  const month = Number(clubDate(now, club.formats.standardTimeZone).slice(5, 7));
  const isBookable = menuByCode(club.menus, reservationMenuCode)?.isVisible ?? false;
  return (
    <div data-page="home">
      <Hero club={club} words={home.words} weather={home.weather} now={now} />
      <div className="page-width home-sheets" data-has-strip={isBookable}>
        {home.weather ? (
          <div className="home-weather">
            <WeatherSheet {...frame} weather={home.weather} />
          </div>
        ) : null}
        {isBookable ? <BookingStrip {...frame} home={home} now={now} /> : null}
      </div>
      <HomeCourses {...frame} courses={home.courses} words={home.words} />
      <div className="below page-width home-section home-news">
        <HomeNotices {...frame} notices={home.notices} />
        <HomeEvents {...frame} events={nextEvents(home.events, home.banners, shownEvents)} />
      </div>
      <HomeBanners {...frame} banners={home.banners} />
      <HomeFood {...frame} dishes={dishesOfSeason(home.dishes, month, shownDishes)} words={home.words} />
    </div>
  );
}

type HomeFoodProps = { club: Club; language: Language; dishes: readonly FnbItem[]; words: SiteWords };

/** A few dishes with their prices next to a drawn still life that ends on the page's edge. */
async function HomeFood({ club, language, dishes, words }: HomeFoodProps) {
  if (dishes.length === 0) return null;
  const t = await getTranslations("home.food");
  const menu = menuByCode(club.menus, foodMenuCode) ?? menuByCode(club.menus, guideMenuCode);
  const title = words.foodTitle || menu?.name || t("all");
  return (
    <section
      aria-labelledby="home-food"
      className="below bg-paper-2 [--below-height:68rem] min-[56.25rem]:grid min-[56.25rem]:grid-cols-2 min-[56.25rem]:[--below-height:47rem]"
    >
      <Drawing name="persimmons" className="h-72 w-full min-[56.25rem]:h-full" />
      <div className="px-[clamp(1.25rem,5.55vw,5rem)] py-18 min-[56.25rem]:ps-20 min-[56.25rem]:py-24">
        <h2 id="home-food" lang={words.lang} className="font-serif text-section">
          {title}
        </h2>
        {words.foodLead ? (
          <p lang={words.lang} className="mt-3 max-w-[30rem] text-ink-2">
            {words.foodLead}
          </p>
        ) : null}
        <ul className="mt-8 border-t border-line-2">
          {dishes.map((dish) => (
            <li key={dish.fnbIdx} className="border-b border-line py-3.5">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span>{dish.name}</span>
                <span aria-hidden="true" className="min-w-6 flex-1 border-b border-line-2/60" />
                <span className="shrink-0 font-semibold">{formatMoney(dish.price, club.formats)}</span>
              </p>
              <p className="text-caption text-ink-3">
                {[dish.outletName, dish.originInfo].filter((note) => note !== "").join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        <MoreLink
          href={localePath(paths.guide("fnb"), language, club.defaultLanguage)}
          text={t("all")}
          className="mt-6"
        />
      </div>
    </section>
  );
}

type HomeNoticesProps = { club: Club; language: Language; notices: readonly NoticeSummary[] };

async function HomeNotices({ club, language, notices }: HomeNoticesProps) {
  const [t, board] = await Promise.all([
    getTranslations("home.notices"),
    getTranslations("community.notice"),
  ]);
  const rows = { club, language, isNewText: board("new"), hasFileText: board("hasFile") };
  const pinned = notices.filter((notice) => notice.isTop);
  return (
    <section aria-labelledby="home-notices" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 rule-bottom pb-5">
        <h2 id="home-notices" className="font-serif text-section">
          {t("title")}
        </h2>
        <MoreLink
          href={localePath(paths.community("notice"), language, club.defaultLanguage)}
          text={t("all")}
          className="min-h-9"
        />
      </div>
      {notices.length === 0 ? <p className="border-b border-line py-12 text-ink-2">{t("empty")}</p> : null}
      <NoticeRows {...rows} notices={pinned} topText={t("important")} />
      <NoticeRows
        {...rows}
        notices={notices.filter((notice) => !notice.isTop)}
        topText={pinned.length > 0 ? "" : undefined}
      />
    </section>
  );
}
