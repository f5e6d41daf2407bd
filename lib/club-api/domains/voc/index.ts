export {
  addMessage,
  changeInquiry,
  type InquiryChange,
  insertInquiry,
  type NewInquiry,
  rateAnswer,
  type VocWriter,
  withdrawInquiries,
  withVocFiles,
} from "./member-write";
export { answerInquiry, closeInquiries, openInquiry } from "./office";
export { deadlineOf, detailOf, isOwnVoc, readOwnVoc, readOwnVocs, readVocs } from "./read";
export { readVocTerms } from "./terms";
