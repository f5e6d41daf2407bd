import { z } from "zod";
import { clubQuery, commonQuery, idx, idxsBody, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { historyRow } from "../site/ops-settings";
import { wants } from "../wants";
import {
  boardCounts,
  boardEntity,
  draftEntity,
  pageEntity as entity,
  orderedEntity,
  pageEntity,
} from "./board-entities";
import { order } from "./board-shapes";

/** The widest that each stored size of an image is; a narrower image is not made larger. */
export const contentWidths = [480, 960, 1600] as const;

/** `url` stands in the text as it is; `?w=` asks for a smaller size. */
export const contentImage = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type ContentImage = z.infer<typeof contentImage>;

/** 0 is a row that does not exist yet. */
const entityIdx = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/, wants("record_number"))
  .transform(Number);
const payload = z.record(z.string().max(60), z.unknown());
const draftParams = z.strictObject({ entity: draftEntity, idx: entityIdx });

/** Calls of the back office that all boards share (domain.md A35). */
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
  defineRoute("GET /ops/drafts/{entity}/{idx}", {
    summary: "The caller's unsaved form of a row; null when there is none. Needs R of the board.",
    auth: "admin",
    boardFlags: ["R"],
    params: draftParams,
    query: clubQuery,
    output: z.object({ payload: payload.nullable(), savedAt: timestamp.nullable() }),
  }),
  defineRoute("PUT /ops/drafts/{entity}/{idx}", {
    summary: "Keeps the caller's unsaved form, at most 256 KB. Needs U of the board, C for a new row.",
    auth: "admin",
    params: draftParams,
    query: clubQuery,
    body: z.strictObject({ payload }),
    output: z.object({ savedAt: timestamp }),
  }),
  defineRoute("DELETE /ops/drafts/{entity}/{idx}", {
    summary: "Forgets the caller's unsaved form. Needs U of the board, C for a new row.",
    auth: "admin",
    params: draftParams,
    query: clubQuery,
    output: z.object({ deleted: z.int() }),
  }),
  defineRoute("GET /ops/revisions/{entity}/{idx}", {
    summary: "Who changed a row, when, from what to what. Needs R of the board.",
    auth: "admin",
    boardFlags: ["R"],
    params: z.strictObject({ entity, idx: entityIdx }),
    query: z.strictObject({ ...commonQuery, page: listQueryShape.page, size: listQueryShape.size }),
    output: pageOf(historyRow),
  }),
  defineRoute("POST /ops/previews", {
    summary: "A link that shows an unsaved form for an hour to whoever has it. Needs U or C of the board.",
    auth: "admin",
    query: clubQuery,
    body: z.strictObject({ entity, idx: idx.nullable().default(null), payload }),
    output: z.object({ token: z.string(), expiresAt: timestamp }),
  }),
  defineRoute("GET /ext/previews/{token}", {
    summary: "What a preview link shows; rich text is sanitised.",
    auth: "anonymous",
    params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, wants("proof")) }),
    query: clubQuery,
    output: z.object({ entity, payload, expiresAt: timestamp }),
  }),
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
  defineRoute("POST /ops/images/{entity}", {
    summary:
      "Stores an image for the texts of a board, drawn anew in several sizes. Needs C or U of the board.",
    auth: "admin",
    boardFlags: ["C", "U"],
    params: z.strictObject({ entity: pageEntity }),
    query: clubQuery,
    body: z.strictObject({}),
    upload: { parts: ["image"] },
    output: contentImage,
  }),
  defineRoute("GET /files/content/{token}", {
    summary: "An image of a text: the narrowest stored size that is as wide as asked, else the widest.",
    auth: "anonymous",
    params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, wants("proof")) }),
    query: z.strictObject({ ...commonQuery, w: z.enum(["480", "960", "1600"]).transform(Number).optional() }),
    isImmutable: true,
  }),
] as const;
