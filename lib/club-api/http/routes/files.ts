import { openNoticeFile } from "../../workflows/open-record-file";
import { languageChoice } from "../context";
import type { CallContext, Handlers } from "../handler";

/** An admin who may not act for the club is a visitor here. */
function askingAdmin({ caller, club }: CallContext): { adminIdx: number } | null {
  if (caller.kind !== "admin") return null;
  const isEntitled = caller.isSSAdmin || caller.authClub.includes(club.clubCode);
  return isEntitled ? { adminIdx: caller.adminIdx } : null;
}

export const filesHandlers: Handlers<"GET /files/{kind}/{id}"> = {
  "GET /files/{kind}/{id}": async (context, { params }) => {
    const { db, storage, club, clock } = context;
    const reader = {
      clubIdx: club.clubIdx,
      zone: club.zone,
      now: clock.now(),
      choice: languageChoice(context),
    };
    return { file: await openNoticeFile(db, storage, reader, params.id, askingAdmin(context)) };
  },
};
