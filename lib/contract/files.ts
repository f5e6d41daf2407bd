import { z } from "zod";
import { clubQuery, idxText } from "./common";
import { defineRoute } from "./define-route";

/** Owner type of a file: the segment of its address. */
export const fileKinds = [
  "notice",
  "event",
  "banner",
  "reference",
  "fnb",
  "hof",
  "lost",
  "voc",
  "team",
  "penalty",
  "logo",
  "admin",
  "course",
  "hero",
  "clubEntry",
] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileRoutes = [
  defineRoute("GET /files/{kind}/{id}", {
    summary: "Streams a stored file; of a hidden record it is not found for visitors.",
    auth: "anonymous",
    params: z.strictObject({ kind: z.enum(fileKinds), id: idxText }),
    query: clubQuery,
  }),
] as const;
