import type { Metadata } from "next";
import { CourseView } from "@/components/site/course/course-view";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getCourses } from "@/lib/web/queries/courses";
import { paths } from "@/lib/web/routing/paths";
import { courseMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, courseMenuCode);
  return pageMetadata({ club, language, path: paths.course(), menu });
}

export default async function CoursePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, courses] = await Promise.all([getClub(language), getCourses(language)]);
  return (
    <MenuGate club={club} language={language} menuCode={courseMenuCode} path={paths.course()} as="page">
      <PageJsonLd club={club} language={language} menu={menuByCode(club.menus, courseMenuCode)} />
      <CourseView club={club} language={language} courses={courses} />
    </MenuGate>
  );
}
