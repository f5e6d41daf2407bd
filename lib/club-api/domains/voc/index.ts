export { assignInquiry, noteInquiry } from "./care";
export {
  assigneeOf,
  careOf,
  countVocs,
  nextDeadline,
  readDeadline,
  readEarlier,
  readVocState,
  readVocs,
} from "./inbox";
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
export { detailOf, isOwnVoc, readOwnVoc, readOwnVocs, vocRow } from "./read";
export type { VocRow as Voc } from "./repository";
export {
  changeTemplate,
  createTemplate,
  readTemplate,
  readTemplates,
  removeTemplates,
  vocTemplateOffice,
} from "./templates";
