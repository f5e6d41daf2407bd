import {
  changeCourse,
  changeHole,
  changeOrder,
  createCourse,
  readHoleRows,
  readOfficeCourse,
  readOfficeCourses,
  removeCourse,
  restoreCourse,
} from "@/lib/club-api/domains/courses";
import { boardWriter } from "../context";
import type { RouteHandlers } from "../handler";

export const coursesHandlers = {
  "GET /ops/courses": ({ db, ctx }) => readOfficeCourses(db, ctx),
  "GET /ops/courses/{id}": ({ db, ctx }, { params }) => readOfficeCourse(db, ctx, params.id),
  "GET /ops/holes": ({ db, ctx }, { query }) => readHoleRows(db, ctx, query),
  "POST /ops/courses": ({ db, ctx }, { body }) => createCourse(db, ctx, body),
  "PUT /ops/courses/{id}": (context, { params, body, files }) =>
    changeCourse(boardWriter(context, files), params.id, body),
  "PUT /ops/courses/{id}/holes/{hole}": (context, { params, body, files }) =>
    changeHole(boardWriter(context, files), { number: params.id, holeNo: params.hole }, body),
  "PUT /ops/course-order": ({ db, ctx }, { body }) => changeOrder(db, ctx, body),
  "DELETE /ops/courses/{id}": ({ db, ctx }, { params, body }) =>
    removeCourse(db, ctx, params.id, body.version),
  "POST /ops/courses/{id}/restore": ({ db, ctx }, { params }) => restoreCourse(db, ctx, params.id),
} satisfies RouteHandlers;
