import type { AccountPlace } from "@/components/member/account/place";

/** Where a page of the member area stands; name and address of the club go with what leaves the site. */
export type MyPlace = AccountPlace & { clubName: string; address: string };
