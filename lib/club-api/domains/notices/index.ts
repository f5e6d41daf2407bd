export {
  isNoticeShown,
  type NoticeReader,
  readAdminNotices,
  readNormalNotices,
  readNotice,
  readTopNotices,
} from "./read";
export { changeNotice, createNotice, type NoticeWriter, removeNotices } from "./write";
