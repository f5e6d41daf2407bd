import type { Metadata } from "next";
import { WeatherView } from "@/components/site/weather/weather-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getForecast } from "@/lib/web/queries/weather";
import { paths } from "@/lib/web/routing/paths";
import { weatherMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, weatherMenuCode);
  return pageMetadata({ club, language, path: paths.weather(), menu });
}

export default async function WeatherPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, forecast] = await Promise.all([getClub(language), getForecast(language)]);
  return <WeatherView club={club} language={language} forecast={forecast} />;
}
