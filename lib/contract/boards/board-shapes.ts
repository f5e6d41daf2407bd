import { z } from "zod";
import {
  commonQuery,
  deletedOutput,
  idParams,
  idx,
  idxsBody,
  idxsQuery,
  listQueryShape,
  textsByLanguage,
  timestamp,
} from "../common";
import { type CacheTag, defineRoute } from "../define-route";
import type { ExportEntity } from "../exports";
import { wants } from "../wants";

/** Shapes and calls that the boards share (domain.md 2.3, A24, A33). */
export const plainQuery = z.strictObject(commonQuery);
export const scope = z.literal("admin").optional();
/** A detail; the back office asks with `scope=admin` for hidden rows and for its own fields. */
export const scopeQuery = z.strictObject({ ...commonQuery, scope });

export const titleText = z.string().trim().min(1).max(120);
/** The longest rich text, as it comes and as it is stored: cleaning can make a text longer. */
export const longestRichText = 200_000;
export const richText = z.string().max(longestRichText);
/** A page of the site or an https address; nothing that a browser would run. */
export const linkText = z
  .string()
  .max(300)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^\s/\\@]+(?:[/?#]|$))[^\s\\]*$/, wants("link"));
/** Answer of a board to a change; `version` counts the edits, 0 from a server that does not count them. */
export const savedShape = { updatedAt: timestamp, version: z.int().default(0) };
/** The version that the editor read; another one is refused with 2002. */
export const version = z.int().optional();
export const removeFiles = z.array(idx).max(100).optional();
/** The place of a row among its like. */
export const order = z.int().min(0).max(9999);
/** An image column as a change names it: null takes the picture away, a new one comes as a file part. */
export const clearedImage = z.null().optional();

/** A list of a board that has another page size than 10. */
export function listShape(size: number) {
  return { ...listQueryShape, size: listQueryShape.size.unwrap().default(size) };
}

/** Fields of a list row for the back office. */
export const adminRowShape = {
  isVisible: z.boolean(),
  version: z.int(),
  languages: z.array(z.string()),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedBy: z.string(),
  updatedAt: timestamp,
};
export const adminRow = z.object(adminRowShape);

/** Fields of one row for the back office: the texts of all languages too. */
export function adminPart<T extends z.ZodType>(texts: T) {
  return z.object({ ...adminRowShape, i18n: textsByLanguage(texts) });
}

/** Fields for search engines and feeds: when a row last changed, and which languages have an own text. */
export const changeShape = { updatedAt: timestamp.optional(), languages: z.array(z.string()).optional() };

type BoardCalls = { menu: string; tags?: readonly CacheTag[] };

type Read<Output> = BoardCalls & { page: string | readonly string[]; summary: string; output: Output };

/** The list that visitors read; the office asks with `scope=admin` for hidden rows too (domain.md A33). */
export function listRoute<const P extends `/${string}`, Query extends z.ZodType, Output extends z.ZodType>(
  path: P,
  { menu, tags, page, ...rest }: Read<Output> & { query: Query; xlsx: ExportEntity },
) {
  return defineRoute(`GET ${path}`, {
    auth: "anonymous",
    menu: page,
    adminScopeMenu: menu,
    ...rest,
    ...(tags ? { tags } : {}),
  });
}

/** One row as visitors read it; the office asks with `scope=admin` for its own fields. */
export function detailRoute<const P extends `/${string}`, Output extends z.ZodType>(
  path: P,
  { menu, tags, page, ...rest }: Read<Output>,
) {
  return defineRoute(`GET ${path}/{id}`, {
    auth: "anonymous",
    menu: page,
    adminScopeMenu: menu,
    params: idParams,
    query: scopeQuery,
    ...rest,
    ...(tags ? { tags } : {}),
  });
}

/** Creates a row, or with `/clone` a copy of one. */
export function createRoute<const P extends `/${string}`, Body extends z.ZodType, Output extends z.ZodType>(
  path: P,
  {
    menu,
    tags,
    ...rest
  }: BoardCalls & { summary: string; upload?: { parts: readonly string[] }; body: Body; output: Output },
) {
  return defineRoute(`POST ${path}`, {
    permission: { menu, flag: "C" },
    query: plainQuery,
    ...rest,
    ...(tags ? { tags } : {}),
  });
}

/** Both ways to delete rows of a board (domain.md A24). */
export function removeRoutes<const P extends `/${string}`>(path: P, { menu, tags }: BoardCalls) {
  return [
    defineRoute(`DELETE ${path}`, {
      summary: "Deletes the named rows; the boards of /ops/trash keep them for thirty days.",
      permission: { menu, flag: "X" },
      query: idxsQuery,
      body: idxsBody.optional(),
      output: deletedOutput,
      ...(tags ? { tags } : {}),
    }),
    defineRoute(`DELETE ${path}/{id}`, {
      summary: "Deletes one row with its files (domain.md A24).",
      permission: { menu, flag: "X" },
      params: idParams,
      query: plainQuery,
      output: deletedOutput,
      ...(tags ? { tags } : {}),
    }),
  ] as const;
}

/** Both ways to change a row of a board; `byPath` is the body without the idx (domain.md A24). */
export function changeRoutes<
  const P extends `/${string}`,
  Body extends z.ZodType,
  ByPath extends z.ZodType,
  Output extends z.ZodType,
>(
  path: P,
  {
    menu,
    tags,
    upload,
    body,
    byPath,
    output,
  }: BoardCalls & { upload?: { parts: readonly string[] }; body: Body; byPath: ByPath; output: Output },
) {
  const shared = {
    auth: "admin" as const,
    permission: { menu, flag: "U" as const },
    ...(upload ? { upload } : {}),
    ...(tags ? { tags } : {}),
  };
  return [
    defineRoute(`PUT ${path}`, {
      summary: "Changes the named fields of a row.",
      query: plainQuery,
      body,
      output,
      ...shared,
    }),
    defineRoute(`PUT ${path}/{id}`, {
      summary: "The same with the idx in the path (domain.md A24).",
      params: idParams,
      query: plainQuery,
      body: byPath,
      output,
      ...shared,
    }),
  ] as const;
}
