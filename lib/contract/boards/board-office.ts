import { z } from "zod";
import { clubQuery, commonQuery, idx, idxsBody, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { boardEntity, orderedEntity } from "./board-entities";
import { order } from "./board-shapes";
import { boardCounts } from "./board-states";

/** What the back office does to rows of any board alike (domain.md A35). */
const entityParams = z.strictObject({ entity: boardEntity });

const updatedOutput = z.object({ updated: z.int() });

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
  defineRoute("GET /ops/boards/{entity}/counts", {
    summary:
      "How many rows of a board are in which state; a state that it does not know is 0. Needs R of the board.",
    auth: "admin",
    boardFlags: ["R"],
    params: entityParams,
    query: clubQuery,
    output: boardCounts,
  }),
  defineRoute("GET /ops/trash/{entity}", {
    summary:
      "The deleted rows of a board that can be restored, the latest deletion first. Needs R of the board.",
    auth: "admin",
    boardFlags: ["R"],
    params: entityParams,
    query: z.strictObject({ ...commonQuery, page: listQueryShape.page, size: listQueryShape.size }),
    output: pageOf(trashRow),
  }),
  defineRoute("POST /ops/trash/{entity}/restore", {
    summary:
      "Brings deleted rows back with their files, hidden; `moved` are those whose time was over meanwhile. Needs X of the board.",
    auth: "admin",
    boardFlags: ["X"],
    params: entityParams,
    query: clubQuery,
    body: idxsBody,
    output: z.object({
      restored: z.int(),
      moved: z.array(z.object({ idx, stateName: z.string() })).optional(),
    }),
  }),
  defineRoute("PUT /ops/boards/{entity}/visibility", {
    summary: "Shows or hides rows; 2001 when none of them is there. Needs U of the board.",
    auth: "admin",
    boardFlags: ["U"],
    params: entityParams,
    query: clubQuery,
    body: z.strictObject({ ...idxsBody.shape, isVisible: z.boolean() }),
    output: updatedOutput,
  }),
  defineRoute("PUT /ops/boards/{entity}/orders", {
    summary: "Gives rows new places, all or none; 2001 when one of them is unknown. Needs U of the board.",
    auth: "admin",
    boardFlags: ["U"],
    params: z.strictObject({ entity: orderedEntity }),
    query: clubQuery,
    body: z.strictObject({ orders: z.array(z.strictObject({ idx, order })).min(1).max(500) }),
    output: updatedOutput,
  }),
] as const;
