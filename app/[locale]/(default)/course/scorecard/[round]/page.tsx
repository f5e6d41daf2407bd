import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ScorecardView } from "@/components/site/course/scorecard-view";
import { MenuGate } from "@/components/site/layout/menu/menu-gate";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { courseMenuCode, menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getCourses, type Round, roundsOf } from "@/lib/web/queries/courses";
import { plainPath } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; round: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const path = plainPath(`/course/scorecard/${(await params).round}`);
  const [club, courses] = await Promise.all([getClub(language), getCourses(language)]);
  return {
    language,
    club,
    path,
    round: roundsOf(courses).find(({ codes }) => paths.scorecard(codes) === path),
  };
}

const namesOf = ({ courses }: Round) => ({ round: courses.map(({ fullName }) => fullName).join(" – ") });

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, path, round } = await load(props);
  if (!round) return missingMetadata({ club, language, path, menuCode: courseMenuCode });
  const t = await getTranslations("course.scorecard");
  const names = namesOf(round);
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, courseMenuCode),
    title: t("of", names),
    description: t("text", names),
  });
}

export default async function ScorecardPage(props: Props) {
  const { language, club, path, round } = await load(props);
  const frame = { club, language };
  if (!round) {
    return (
      <MenuGate {...frame} menuCode={courseMenuCode} path={path} as="page">
        <NotFoundView {...frame} path={path} />
      </MenuGate>
    );
  }
  const name = (await getTranslations("course.scorecard"))("of", namesOf(round));
  return (
    <MenuScreen {...frame} menuCode={courseMenuCode} path={path} title={name}>
      <ScorecardView {...frame} round={round} />
    </MenuScreen>
  );
}
