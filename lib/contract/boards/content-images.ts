import { z } from "zod";
import { clubQuery, commonQuery } from "../common";
import { defineRoute } from "../define-route";
import { pageEntity } from "./board-entities";

/** The widest that each stored size of an image is; a narrower image is not made larger. */
export const contentWidths = [480, 960, 1600] as const;

/** `url` stands in the text as it is; `?w=` asks for a smaller size. */
export const contentImage = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type ContentImage = z.infer<typeof contentImage>;

export const contentImageRoutes = [
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
    params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    query: z.strictObject({ ...commonQuery, w: z.enum(["480", "960", "1600"]).transform(Number).optional() }),
    isImmutable: true,
  }),
] as const;
