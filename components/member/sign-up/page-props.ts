import type { PageLanguage } from "@/components/member/shared/page-context";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { AskedTerm } from "./fields/agreement-rules";

export type SignUpPageProps = PageLanguage & {
  clubCode: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  phone: string;
  formats: ClubFormats;
  languages: readonly Language[];
  terms: readonly AskedTerm[];
  isPft: boolean;
  /** Whether the club offers the other way too, by an identity check. */
  hasIdentity: boolean;
};
