import { getTranslations } from "next-intl/server";
import type { Course } from "@/lib/contract/site/course-pages";
import { type MapMarks, teeNames } from "@/lib/landscape";
import { roundIndexes } from "@/lib/shared/courses/card-rules";
import { formatNumber } from "@/lib/shared/money/numbers";
import { mapMarks } from "@/lib/web/pictures/map-marks";
import { holePicture } from "./hole-picture";
import { escaped, inlinePicture } from "./html";
import type { OfflineRounds } from "./read-rounds";

type Hole = Course["holes"][number];
type Words = Awaited<ReturnType<typeof getTranslations<"course">>>;

/** The card of the next round and the maps of its holes; nothing without a round. */
export async function coursePart({ club, language, courses }: OfflineRounds): Promise<string> {
  if (courses.length === 0) return "";
  const t = await getTranslations({ locale: language, namespace: "course" });
  const ink = { terrain: club.scene.terrain, marks: mapMarks(club.brand) };
  return [cardPart(courses, t), ...courses.map((course) => mapsPart(course, t, ink))].join("");
}

function cardPart(courses: readonly Course[], t: Words): string {
  const indexes = roundIndexes(courses.map(({ holes }) => holes.map(({ hdcp }) => hdcp)));
  const names = [t("hole"), t("par"), t("hdcp"), ...teeNames.map((tee) => t(`tees.${tee}`))];
  const nines = courses.map((course, nine) => {
    const rows = course.holes.map((hole, place) =>
      row(String(hole.holeNo), String(indexes[nine]?.[place] ?? hole.hdcp), [hole]),
    );
    return `<tbody>${rows.join("")}${row(course.courseName, "", course.holes, "sum")}</tbody>`;
  });
  const total =
    courses.length > 1
      ? `<tfoot>${row(
          t("total"),
          "",
          courses.flatMap(({ holes }) => holes),
          "sum",
        )}</tfoot>`
      : "";
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join("");
  const title = escaped(
    t("scorecard.of", { round: courses.map(({ courseName }) => courseName).join(" – ") }),
  );
  return `<section><h2>${title}</h2><div class="wide" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${head}</tr></thead>${nines.join("")}${total}</table></div></section>`;
}

function row(name: string, hdcp: string, holes: readonly Hole[], className = ""): string {
  const sum = (value: (hole: Hole) => number) =>
    formatNumber(holes.reduce((total, hole) => total + value(hole), 0));
  const cells = [
    sum(({ par }) => par),
    hdcp,
    ...teeNames.map((tee) => sum(({ distances }) => distances[tee])),
  ];
  const shown = cells.map((cell) => `<td>${escaped(cell)}</td>`).join("");
  return `<tr${className ? ` class="${className}"` : ""}><th scope="row">${escaped(name)}</th>${shown}</tr>`;
}

/** The maps of a nine's holes, each with its par and length; a hole without a layout has the words alone. */
function mapsPart(
  course: Course,
  t: Words,
  ink: Parameters<typeof holePicture>[1] & { marks: MapMarks },
): string {
  const holes = course.holes.map((hole) => {
    const picture = holePicture(hole, ink);
    const name = t("holeMap", { course: course.fullName, hole: hole.holeNo });
    const facts = `${t("parNumber", { par: hole.par })} · ${t("metres", { metres: hole.distances.white })}`;
    const tip = hole.tip ? `<p>${escaped(hole.tip)}</p>` : "";
    const map = picture === null ? "" : inlinePicture(picture, name, "map");
    return `<details><summary>${escaped(t("holeOf", { course: course.courseName, hole: hole.holeNo }))} <span>${escaped(facts)}</span></summary>${tip}${map}</details>`;
  });
  return `<section><h2>${escaped(t("holesOf", { course: course.fullName }))}</h2>${holes.join("")}</section>`;
}
