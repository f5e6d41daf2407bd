import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { getCourses } from "@/lib/web/queries/courses";
import { bookingContext } from "../booking-context";
import { PracticeView } from "./practice-view";

type Props = { club: Club; language: Language };

/** The practice opening, which asks and changes nothing: the crowd is made in the browser. */
export async function PracticePart({ club, language }: Props) {
  const [{ booking, common }, courses] = await Promise.all([getMessages(), getCourses(language)]);
  const { day, hold, practice, sheet } = booking;
  return (
    <NextIntlClientProvider locale={language} messages={{ booking: { day, hold, practice, sheet }, common }}>
      <PracticeView
        context={bookingContext(club, language)}
        courses={courses.map(({ courseCode, courseName }) => ({ courseCode, courseName }))}
      />
    </NextIntlClientProvider>
  );
}
