import { type FileReader, openRecordFile } from "../../workflows/open-record-file";
import type { CallContext, Handlers } from "../handler";

/** An admin who may not act for the club, and a member of another one, are visitors here. */
function fileReader({ caller, club }: CallContext): FileReader {
  if (caller.kind === "admin") {
    const isEntitled = caller.isSSAdmin || caller.authClub.includes(club.clubCode);
    return { adminIdx: isEntitled ? caller.adminIdx : null, memberIdx: null };
  }
  const isMember = caller.kind === "member" && caller.clubCode === club.clubCode;
  return { adminIdx: null, memberIdx: isMember ? caller.memberIdx : null };
}

export const filesHandlers: Handlers<"GET /files/{kind}/{id}"> = {
  "GET /files/{kind}/{id}": async (context, { params }) => {
    const { db, storage, act, userAgent } = context;
    const wanted = { kind: params.kind, fileIdx: params.id };
    const reader = { ...fileReader(context), userAgent };
    return { file: await openRecordFile(db, storage, act, wanted, reader) };
  },
};
