import type { Language } from "@/lib/shared/languages";
import { clubDate } from "@/lib/shared/time/club-time";
import { dishesOfSeason, nextEvents } from "@/lib/web/home/choices";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { HomeData } from "@/lib/web/queries/home";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { BookingStrip } from "./booking-strip";
import { Hero } from "./hero";
import { HomeBanners } from "./home-banners";
import { HomeCourses } from "./home-courses";
import { HomeEvents } from "./home-events";
import { HomeFood } from "./home-food";
import { HomeNotices } from "./home-notices";
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
      <Hero club={club} weather={home.weather} now={now} />
      <div className="page-width home-sheets" data-has-strip={isBookable}>
        {home.weather ? (
          <div className="home-weather">
            <WeatherSheet {...frame} weather={home.weather} />
          </div>
        ) : null}
        {isBookable ? <BookingStrip {...frame} calendar={home.calendar} now={now} /> : null}
      </div>
      <HomeCourses {...frame} courses={home.courses} />
      <div className="below page-width home-section home-news">
        <HomeNotices {...frame} notices={home.notices} />
        <HomeEvents {...frame} events={nextEvents(home.events, home.banners, shownEvents)} />
      </div>
      <HomeBanners {...frame} banners={home.banners} />
      <HomeFood {...frame} dishes={dishesOfSeason(home.dishes, month, shownDishes)} />
    </div>
  );
}
