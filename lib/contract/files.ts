import { z } from "zod";
import { clubQuery, idxText } from "./common";
import { defineRoute } from "./define-route";

export const fileRoutes = [
  defineRoute({
    method: "GET",
    path: "/files/{kind}/{id}",
    summary: "Streams a stored file; of a hidden record it is not found for visitors.",
    auth: "anonymous",
    params: z.strictObject({ kind: z.enum(["notice"]), id: idxText }),
    query: clubQuery,
  }),
] as const;
