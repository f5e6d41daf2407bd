import { openRecordFile } from "../../../workflows/site/open-record-file";
import { fileReader } from "../../files/file-reader";
import type { Handlers } from "../../handler";

export const filesHandlers: Handlers<"GET /files/{kind}/{id}"> = {
  "GET /files/{kind}/{id}": async (context, { params }) => {
    const { db, storage, ctx } = context;
    const wanted = { kind: params.kind, fileIdx: params.id };
    return { file: await openRecordFile(db, storage, ctx, wanted, fileReader(context)) };
  },
};
