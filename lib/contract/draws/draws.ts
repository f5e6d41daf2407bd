import { z } from "zod";
import { segment } from "../bookings/play-shapes";
import { clubCode, clubQuery, idx, idxText, listQueryShape, pageOf } from "../common";
import { defineRoute } from "../define-route";
import { drawMenuCode } from "../page-menus";
import { drawProof } from "./draw-proof";
import {
  drawApplication,
  drawApplyBody,
  drawBand,
  drawConfirmBody,
  drawPostDetail,
  drawPostRow,
  drawPostStateShape,
  drawStateShape,
  myDraw,
} from "./draw-shapes";

const pairParams = z.strictObject({ a: segment, b: segment });
const guestParams = z.strictObject({ club: clubCode, id: idxText });
export const drawRoutes = [
  defineRoute("GET /reservation/draw/posts", {
    summary: "Draws, the latest first, with how many have applied.",
    auth: "anonymous",
    menu: drawMenuCode,
    query: z.strictObject({ ...listQueryShape, state: drawPostStateShape.optional() }),
    output: pageOf(drawPostRow),
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/posts/{a}/{b}", {
    summary: "A draw with its demand and the member's eligibility and weight.",
    auth: "member",
    menu: drawMenuCode,
    params: pairParams,
    query: clubQuery,
    output: drawPostDetail,
  }),
  defineRoute("GET /reservation/draw/posts/non-member/{club}/{id}", {
    summary: "A draw as visitors see it.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: guestParams,
    query: clubQuery,
    output: drawPostDetail,
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/non-member/{club}/{id}", {
    summary: "The same at its other address (domain.md A28).",
    auth: "anonymous",
    menu: drawMenuCode,
    params: guestParams,
    query: clubQuery,
    output: drawPostDetail,
    tags: ["draws"],
  }),
  defineRoute("GET /reservation/draw/{a}/{b}", {
    summary: "The member's application for a draw; null without one.",
    auth: "member",
    params: pairParams,
    query: clubQuery,
    output: drawApplication.nullable(),
  }),
  defineRoute("POST /reservation/draw", {
    summary: "Applies for a draw, edits the application, or confirms a win.",
    auth: "member",
    menu: [drawMenuCode],
    query: clubQuery,
    body: z.union([drawConfirmBody, drawApplyBody]),
    output: z.object({ drawIdx: idx, state: drawStateShape, bookingIdx: idx.optional() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("DELETE /reservation/draw/{id}", {
    summary: "Withdraws an application, or declines a win free of penalty.",
    auth: "member",
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: z.object({ drawIdx: idx, state: drawStateShape, bookingReleased: idx.optional() }),
    tags: ["draws"],
    idempotent: true,
  }),
  defineRoute("GET /my-reservation/draw/{id}", {
    summary: "The member's applications, the latest first.",
    auth: "member",
    params: z.strictObject({ id: segment }),
    query: z.strictObject(listQueryShape),
    output: pageOf(myDraw),
  }),
  defineRoute("GET /ext/draws/{id}/proof", {
    summary:
      "Everything that re-computes a draw: hashes first, the list from closing, the rest once announced.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: drawProof,
    tags: ["draws"],
  }),
  defineRoute("GET /ext/draws/{id}/odds", {
    summary: "Applications and slots per date, band and course, live.",
    auth: "anonymous",
    menu: drawMenuCode,
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: z.object({
      drawPostIdx: idx,
      state: drawPostStateShape,
      slotCount: z.int(),
      applicantCount: z.int(),
      bands: z.array(
        drawBand.extend({
          /** Applications that name it with any rank. */
          choices: z.int(),
        }),
      ),
    }),
    tags: ["draws"],
  }),
] as const;
