import { WeatherView } from "@/components/site/weather/weather-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { weatherMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getForecast } from "@/lib/web/queries/facilities";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(weatherMenuCode);

export default async function WeatherPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, forecast] = await Promise.all([getClub(language), getForecast(language)]);
  return <WeatherView club={club} language={language} forecast={forecast} />;
}
