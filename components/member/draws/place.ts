import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { DrawNames } from "@/lib/web/queries/draws";

/** Where the own part of a draw stands: what of the club it names and writes with. */
export type DrawPlace = {
  clubCode: string;
  /** The booking office, for what cannot be done here. */
  phone: string;
  formats: ClubFormats;
  language: Language;
  names: DrawNames;
  proofHref: string;
  myPageHref: string;
};
export type MemberPost = CallOutput<"GET /reservation/draw/posts/{a}/{b}">;
export type Application = NonNullable<CallOutput<"GET /reservation/draw/{a}/{b}">>;
