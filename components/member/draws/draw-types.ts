import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import type { DrawNames } from "@/lib/web/queries/draws";

/** The context of the member's part of a draw, with the names of its codes and its links. */
export type DrawContext = PageContext & { names: DrawNames; proofHref: string; myPageHref: string };
export type MemberPost = CallOutput<"GET /reservation/draw/posts/{a}/{b}">;
export type Application = NonNullable<CallOutput<"GET /reservation/draw/{a}/{b}">>;
