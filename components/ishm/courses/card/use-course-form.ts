import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import type { CardFault } from "@/lib/shared/courses/card-rules";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import {
  type CourseDraft,
  courseBody,
  courseDraftOf,
  courseProblems,
  faultsOf,
  fieldOfFault,
  neighbourNines,
} from "./course-draft";

type Options = {
  course: OfficeCourse | null;
  courses: readonly OfficeCourse[];
  canSave: boolean;
};
type Saved = { courseCode: string; version: number; stretched?: number[] };

/** The state of the form of a course: names, colour, card and map. */
export function useCourseForm({ course, courses, canSave }: Options) {
  const t = useTranslations("ishm.courses");
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/courses"]);
  const { defaultLanguage: main, language: lang } = useOffice();
  const faultWord = useFaultWord(courses);
  const nextTo = (draft: CourseDraft, saved: OfficeCourse | null) =>
    neighbourNines(saved ?? placeOf(draft, courses), courses);
  return useOfficeForm<CourseDraft, OfficeCourse | null, Saved>({
    record: course,
    draftOf: (record) => courseDraftOf(record, courses.at(-1)?.courseCode ?? ""),
    canSave,
    check: (draft, saved) => courseProblems(draft, { main, neighbours: nextTo(draft, saved) }),
    sentenceOf({ field }, draft, saved) {
      const fault = faultsOf(draft, nextTo(draft, saved)).find((one) => fieldOfFault(one) === field);
      return fault ? faultWord(fault) : null;
    },
    nameOf: (field) => {
      const [part, idx] = field.split(".");
      return part === "holes" && idx ? t("card.holeNamed", { hole: Number(idx) + 1 }) : null;
    },
    send(draft, saved): Promise<Result<Saved, CallFailure>> {
      const { mapImage, after } = draft;
      const body = courseBody(draft);
      const query = { lang };
      if (!saved) {
        return call(
          "POST /ops/courses",
          { query, body: { ...body, after: after || null } },
          { handled: true },
        );
      }
      const { courseCode: id, version } = saved;
      const cleared = mapImage === null ? { mapImage } : {};
      const files = mapImage ? [{ part: "mapImage", file: mapImage }] : [];
      const change = { ...body, ...cleared, version };
      return call("PUT /ops/courses/{id}", { params: { id }, query, body: change, files }, { handled: true });
    },
    read: async () =>
      course ? call("GET /ops/courses/{id}", { params: { id: course.courseCode }, query: { lang } }) : null,
    async onSaved({ courseCode, stretched = [] }) {
      const isStretched = stretched.length > 0;
      toastBar(isStretched ? t("savedStretched", { holes: stretched.join(", ") }) : t("saved"));
      if (!course) router.push(officePaths.course(courseCode));
      await refresh();
    },
  });
}

/** Where a new course would stand in the order of play. */
function placeOf({ after }: CourseDraft, courses: readonly OfficeCourse[]) {
  const before = courses.find(({ courseCode }) => courseCode === after);
  return before ? { courseCode: before.courseCode, nextCourse: before.nextCourse } : null;
}

function useFaultWord(courses: readonly OfficeCourse[]) {
  const t = useTranslations("ishm.courses.faults");
  return (fault: CardFault): string => {
    if (fault.kind === "length") return t("length", { par: fault.par, least: fault.least, most: fault.most });
    if (fault.kind !== "round") return t(fault.kind);
    const course = courses.find(({ courseCode }) => courseCode === fault.courseCode)?.courseName;
    return t("round", { index: fault.hdcp, course: course ?? fault.courseCode });
  };
}
