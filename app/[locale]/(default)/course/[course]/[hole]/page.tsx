import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HoleView } from "@/components/site/course/hole-view";
import { MenuGate } from "@/components/site/layout/menu/menu-gate";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { courseMenuCode, menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { courseOf, getCourses } from "@/lib/web/queries/courses";
import { idOfSegment, plainPath } from "@/lib/web/routing/known-routes";
import { pageMetadata } from "@/lib/web/seo/metadata";
import { missingMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; course: string; hole: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { course: code, hole: segment } = await params;
  const [club, courses] = await Promise.all([getClub(language), getCourses(language)]);
  const course = courseOf(courses, code);
  const hole = course?.holes.find(({ holeNo }) => holeNo === idOfSegment(segment));
  const path = plainPath(`/course/${code}/${segment}`);
  return { language, club, courses, path, shown: course && hole ? { course, hole } : null };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, path, shown } = await load(props);
  if (!shown) return missingMetadata({ club, language, path, menuCode: courseMenuCode });
  const t = await getTranslations("course");
  const { course, hole } = shown;
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, courseMenuCode),
    title: t("holeOf", { course: course.fullName, hole: hole.holeNo }),
    description: t("holeText", {
      course: course.fullName,
      hole: hole.holeNo,
      par: hole.par,
      metres: hole.distances.black,
      hdcp: hole.hdcp,
      tip: hole.tip,
    }),
  });
}

export default async function HolePage(props: Props) {
  const { language, club, courses, path, shown } = await load(props);
  const frame = { club, language };
  if (!shown) {
    return (
      <MenuGate {...frame} menuCode={courseMenuCode} path={path} as="page">
        <NotFoundView {...frame} path={path} />
      </MenuGate>
    );
  }
  const t = await getTranslations("course");
  const name = t("holeOf", { course: shown.course.fullName, hole: shown.hole.holeNo });
  return (
    <MenuScreen {...frame} menuCode={courseMenuCode} path={path} title={name}>
      <HoleView {...frame} courses={courses} shown={shown} />
    </MenuScreen>
  );
}
