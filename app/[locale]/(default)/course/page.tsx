import { CourseView } from "@/components/site/course/course-view";
import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { courseMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getCourses } from "@/lib/web/queries/courses";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(courseMenuCode);

export default async function CoursePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, courses] = await Promise.all([getClub(language), getCourses(language)]);
  return (
    <MenuScreen club={club} language={language} menuCode={courseMenuCode}>
      <CourseView club={club} language={language} courses={courses} />
    </MenuScreen>
  );
}
