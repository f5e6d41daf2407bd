import { shownField, windowOf } from "../boards";
import { noticeBoard } from "./repository";

export { readAdminNotices, readNormalNotices, readNotice, readTopNotices } from "./read";
export { changeNotice, createNotice, removeNotices } from "./write";

export const noticeWindow = windowOf(noticeBoard, (row, act) => shownField(row.texts, "title", act));
