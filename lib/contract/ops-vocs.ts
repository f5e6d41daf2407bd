import { z } from "zod";
import { idParams, plainQuery, richText } from "./board-shapes";
import { commonQuery, idx, idxText, listQueryShape, lookReason, pageOf, timestamp } from "./common";
import { defineRoute } from "./define-route";
import { sheetOf } from "./sheet";
import { replyBy, stateOutput, summaryShape, vocDetail, vocFilter } from "./voc";

const menu = "940500";

const deadline = {
  /** When the answer is due: C0490 v1 hours after it came. */
  dueAt: timestamp,
  isLate: z.boolean(),
};

export const vocOfficeRow = z.object({ ...summaryShape, ...deadline, memberIdx: idx, replyBy });

export const vocOfficeDetail = z.object({
  ...vocDetail.shape,
  ...deadline,
  answeredBy: z.string().nullable(),
  writer: z.object({ memberIdx: idx, name: z.string(), phoneNo: z.string(), email: z.string() }),
});
export type VocOfficeDetail = z.infer<typeof vocOfficeDetail>;

export const opsVocRoutes = [
  defineRoute({
    method: "GET",
    path: "/ops/vocs",
    summary: "Inquiries for the office, newest first; withdrawn ones only when they are asked for.",
    auth: "admin",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, ...vocFilter, memberIdx: idxText.optional() }),
    output: pageOf(vocOfficeRow),
    persons: true,
    xlsx: sheetOf("voc", {
      vocIdx: ["No.", "번호", "番号", "编号"],
      memberIdx: ["Member", "회원번호", "会員番号", "会员编号"],
      questionTypeName: ["Type", "유형", "種類", "类型"],
      title: ["Title", "제목", "タイトル", "标题"],
      stateName: ["State", "상태", "状態", "状态"],
      createdAt: ["Created", "등록일시", "登録日時", "创建时间"],
      dueAt: ["Due", "답변 기한", "回答期限", "答复期限"],
      isLate: ["Late", "지연", "遅延", "逾期"],
      answeredAt: ["Answered", "답변일시", "回答日時", "答复时间"],
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/vocs/{id}",
    summary:
      "Opens an inquiry: the member can change it no more, and the view goes on record; the writer is masked without a reason.",
    auth: "admin",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...lookReason }),
    output: vocOfficeDetail,
  }),
  defineRoute({
    method: "PUT",
    path: "/ops/vocs/{id}",
    summary: "Answers an inquiry; the member is told as he asked for.",
    auth: "admin",
    permission: { menu, flag: "U" },
    params: idParams,
    query: plainQuery,
    body: z.strictObject({ answer: richText.min(1) }),
    output: stateOutput,
  }),
] as const;
