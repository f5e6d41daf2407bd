import type { Act } from "../../platform/act";
import { officeOf, shownField, windowOf } from "../boards";
import { type NoticeRow, noticeBoard } from "./repository";

export { readAdminNotices, readNormalNotices, readNotice, readTopNotices } from "./read";
export { changeNotice, createNotice, removeNotices } from "./write";

const titleOf = (row: NoticeRow, act: Act) => shownField(row.texts, "title", act);

export const noticeWindow = windowOf(noticeBoard, titleOf);
export const noticeOffice = officeOf(noticeBoard, titleOf);
