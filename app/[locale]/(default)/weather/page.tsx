import { WeatherView } from "@/components/site/weather/weather-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getForecast } from "@/lib/web/queries/weather";
import { weatherMenuCode } from "@/lib/web/seo/menu-codes";
import { menuMetadata } from "@/lib/web/seo/menu-metadata";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(weatherMenuCode);

export default async function WeatherPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, forecast] = await Promise.all([getClub(language), getForecast(language)]);
  return <WeatherView club={club} language={language} forecast={forecast} />;
}
