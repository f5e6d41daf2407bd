import { questionTypeCode, vocState } from "@/lib/contract/code-values/vocs";
import type { Database } from "../../database";
import { vocMessages, vocs } from "../../tables";
import type { DemoDays } from "../play/demo-day";

/** Four inquiries (domain.md 10): answered, received, in progress, closed; 900001 is Y9's. */
export async function seedVocs(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const base = { clubIdx, isSecret: true };
  await tx.insert(vocs).values([
    {
      ...base,
      vocIdx: 900_001,
      memberIdx: 100_001,
      questionType: questionTypeCode.course,
      title: "솔 6번 그린 상태",
      contents: "그린이 딱딱합니다.",
      replyBy: "EMAIL",
      state: vocState.answered,
      ...answered(days.moment(-6, "09:10")),
      ...received(days.moment(-7, "14:20")),
    },
    {
      ...base,
      vocIdx: 900_002,
      memberIdx: 100_008,
      questionType: questionTypeCode.foodAndBeverage,
      title: "朝食の時間について",
      contents: "6時台のスタートですが、5時半から朝食をいただけますか。",
      replyBy: "SITE",
      state: vocState.received,
      ...received(days.moment(-1, "20:15")),
    },
    {
      ...base,
      vocIdx: 900_003,
      memberIdx: 100_003,
      questionType: questionTypeCode.lostProperty,
      title: "자동차키를 두고 왔습니다",
      contents: "락카룸에 검은색 자동차키를 두고 온 것 같습니다. 혹시 보관하고 계신가요?",
      replyBy: "PHONE",
      state: vocState.inProgress,
      ...received(days.moment(-1, "09:40")),
    },
    {
      ...base,
      vocIdx: 900_004,
      memberIdx: 100_009,
      questionType: questionTypeCode.praise,
      title: "感谢球童",
      contents: "上周为我们服务的球童非常耐心，请代为致谢。",
      replyBy: "EMAIL",
      state: vocState.closed,
      satisfaction: 5,
      ...answered(days.moment(-39, "11:00")),
      ...received(days.moment(-40, "19:30")),
    },
  ]);
  await tx
    .insert(vocMessages)
    .values([
      answer(clubIdx, 900_001, "<p>관수 조정하였습니다.</p>", days.moment(-6, "09:10")),
      answer(clubIdx, 900_004, "<p>感谢您的来信，我们已转达给球童本人。</p>", days.moment(-39, "11:00")),
    ]);
}

function received(at: Date) {
  return { createdAt: at, updatedAt: at };
}

function answered(at: Date) {
  return { answeredAt: at, lastAnsweredAt: at, answeredBy: "ssadmin1" };
}

function answer(clubIdx: number, vocIdx: number, contents: string, at: Date) {
  const writer = "OFFICE" as const;
  return { clubIdx, vocIdx, writer, contents, createdAt: at, createdBy: "ssadmin1" };
}
