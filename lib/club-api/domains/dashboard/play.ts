import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { codeNames } from "../codes";
import { selectPlay } from "./report-repository";
import type { Span } from "./rules";

type Play = Pick<CallOutput<"GET /dashboard">, "byCourse" | "byChannel">;

/** Teams that play in a span by course and by channel, named in the asked language. */
export async function readPlay(db: Database, ctx: Context, span: Span): Promise<Play> {
  const { clubIdx } = ctx.club;
  const { courses, channels, slots } = await selectPlay(db, clubIdx, span);
  const courseNames = await codeNames(db, clubIdx, "courses", ctx.choice);
  const incomeNames = await codeNames(db, clubIdx, "incomes", ctx.choice);
  return {
    byCourse: slots.map(({ courseCode, slots: offered }) => {
      const teams = courses.find((course) => course.courseCode === courseCode)?.teams ?? 0;
      const rate = Math.round((teams / offered) * 100) / 100;
      return { courseCode, courseName: courseNames.get(courseCode) ?? courseCode, teams, rate };
    }),
    byChannel: channels.map(({ income, teams }) => {
      return { income, incomeName: incomeNames.get(income) ?? income, teams };
    }),
  };
}
