import type { FileReader } from "../../workflows/site/open-record-file";
import type { CallContext } from "../handler";

/** An admin who may not act for the club, and a member of another one, are visitors here. */
export function fileReader({ caller, club, menus }: CallContext): FileReader {
  if (caller.kind === "admin") {
    const isEntitled = caller.isSSAdmin || caller.authClub.includes(club.clubCode);
    return { adminIdx: isEntitled ? caller.adminIdx : null, memberIdx: null, menus };
  }
  const isMember = caller.kind === "member" && caller.clubCode === club.clubCode;
  return { adminIdx: null, memberIdx: isMember ? caller.memberIdx : null, menus };
}
