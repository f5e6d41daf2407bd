import { z } from "zod";
import { clubQuery, commonQuery, idx, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { historyRow } from "../site/ops-settings";
import { draftEntity, pageEntity as entity } from "./board-entities";

/** 0 is a row that does not exist yet. */
const entityIdx = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
const payload = z.record(z.string().max(60), z.unknown());
const draftParams = z.strictObject({ entity: draftEntity, idx: entityIdx });

export const draftRoutes = [
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
    params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) }),
    query: clubQuery,
    output: z.object({ entity, payload, expiresAt: timestamp }),
  }),
] as const;
