import type { Context } from "../../platform/context";
import { officeOf, shownField, windowOf } from "../boards";
import { type NoticeRow, noticeBoard } from "./repository";

export { readAdminNotices, readNormalNotices, readNotice, readTopNotices } from "./read";
export { changeNotice, createNotice, removeNotices } from "./write";

const titleOf = (row: NoticeRow, ctx: Context) => shownField(row.texts, "title", ctx);

export const noticeWindow = windowOf(noticeBoard, titleOf);
export const noticeOffice = officeOf(noticeBoard, titleOf);
