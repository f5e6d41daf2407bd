import type { VocDetail } from "@/lib/contract/inquiries/voc";
import type { CallInput } from "@/lib/contract/routes";

/** The fields of an inquiry as a form holds them; files stand apart. */
export type InquiryFields = {
  questionType: string;
  title: string;
  contents: string;
  replyBy: string;
  relatedBookingIdx: string;
  /** Names of the files that were chosen: files themselves outlive no reload, but nobody shall think they went along. */
  fileNames: string;
};

type Body = NonNullable<CallInput<"POST /voc">["body"]>;
export const replyWays = ["SITE", "SMS", "EMAIL", "PHONE"] as const;
export const titleLetters = 100;
export const wordsLetters = 3000;

/** A new inquiry about what an address names: `?type=90&booking=500001`; anything else in it is nothing. */
export function newInquiry(search: string): InquiryFields {
  const asked = new URLSearchParams(search);
  const number = (name: string) =>
    /^[1-9]\d{0,14}$/.test(asked.get(name) ?? "") ? (asked.get(name) ?? "") : "";
  return {
    questionType: number("type"),
    title: "",
    contents: "",
    replyBy: "SITE",
    relatedBookingIdx: number("booking"),
    fileNames: "",
  };
}

/** One that is there, to be changed. */
export function inquiryFields(inquiry: VocDetail): InquiryFields {
  return {
    questionType: inquiry.questionType,
    title: inquiry.title,
    contents: inquiry.contents,
    replyBy: inquiry.replyBy,
    relatedBookingIdx: inquiry.relatedBookingIdx === null ? "" : String(inquiry.relatedBookingIdx),
    fileNames: "",
  };
}

export type MissingField = "questionType" | "title" | "contents";

/** The fields that must be filled and are not, in the order of the form. */
export function missingFields(fields: InquiryFields): MissingField[] {
  const needed = ["questionType", "title", "contents"] as const;
  return needed.filter((field) => fields[field].trim() === "");
}

/** The body of the call. */
export function inquiryBody(fields: InquiryFields) {
  return {
    questionType: fields.questionType,
    title: fields.title.trim(),
    contents: fields.contents.trim(),
    replyBy: replyWays.find((one) => one === fields.replyBy) ?? ("SITE" as const),
    relatedBookingIdx: fields.relatedBookingIdx ? Number(fields.relatedBookingIdx) : null,
  } satisfies Body;
}
