import { z } from "zod";
import { boardEntity } from "./board-entities";
import { clubQuery, commonQuery, idx, idxsBody, listQueryShape, pageOf, timestamp } from "./common";
import { defineRoute } from "./define-route";

/** What the back office does to rows of any board alike (domain.md A35). */
const entityParams = z.strictObject({ entity: boardEntity });

/** A deleted row; at `purgeAt` it is destroyed with its files. */
export const trashRow = z.object({
  idx,
  title: z.string(),
  deletedAt: timestamp,
  deletedBy: z.string(),
  purgeAt: timestamp,
});
export type TrashRow = z.infer<typeof trashRow>;

export const boardOfficeRoutes = [
  defineRoute({
    method: "GET",
    path: "/ops/trash/{entity}",
    summary:
      "The deleted rows of a board that can be restored, the latest deletion first. Needs R of the board.",
    auth: "admin",
    boardFlags: ["R"],
    params: entityParams,
    query: z.strictObject({ ...commonQuery, page: listQueryShape.page, size: listQueryShape.size }),
    output: pageOf(trashRow),
  }),
  defineRoute({
    method: "POST",
    path: "/ops/trash/{entity}/restore",
    summary: "Brings deleted rows back with their files, hidden. Needs X of the board.",
    auth: "admin",
    boardFlags: ["X"],
    params: entityParams,
    query: clubQuery,
    body: idxsBody,
    output: z.object({ restored: z.int() }),
  }),
] as const;
