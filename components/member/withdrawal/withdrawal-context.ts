import type { PageContext } from "@/components/member/shared/page-context";
import type { KeepPolicy } from "@/lib/web/queries/keep-policy";

/** The context of a page of the withdrawal, with the data that the club retains. */
export type WithdrawalContext = PageContext & { keeps: KeepPolicy };
