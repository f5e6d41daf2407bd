import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { HomeData } from "@/lib/web/queries/home";
import { ExploreSection } from "./explore-section";
import { Hero } from "./hero";
import { HomeNotices } from "./home-notices";

type Props = { club: Club; language: Language; home: HomeData; now: Date };

export function HomeView({ club, language, home, now }: Props) {
  return (
    <div data-page="home">
      <Hero club={club} weather={home.weather} now={now} />
      <HomeNotices club={club} language={language} notices={home.notices} />
      <ExploreSection club={club} language={language} />
    </div>
  );
}
