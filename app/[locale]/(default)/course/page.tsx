import type { Metadata } from "next";
import { CourseView } from "@/components/site/course/course-view";
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
  return <CourseView club={club} language={language} courses={courses} />;
}
