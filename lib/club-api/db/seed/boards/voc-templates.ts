import { questionTypeCode } from "@/lib/contract/code-values/vocs";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../database";
import { vocTemplates } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { stamp } from "./board-seed";

type Words = Record<Language, { title: string; contents: string }>;

/** Three answers that the demo club gives again and again. */
export async function seedVocTemplates(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(vocTemplates).values(
    seeds.map(({ questionType, texts }) => ({
      ...stamp(clubIdx, days, -60, "10:00", "ssadmin1"),
      questionType,
      texts,
      searchTexts: Object.fromEntries(
        Object.entries(texts).map(([language, { title, contents }]) => [language, `${title} ${contents}`]),
      ),
    })),
  );
}

const seeds: readonly { questionType: string | null; texts: Words }[] = [
  {
    questionType: null,
    texts: {
      en: {
        title: "We are looking into it",
        contents:
          "Dear {name},\n\nthank you for writing about “{title}”. We are looking into it and will answer you within two days.\n\n{club}",
      },
      ko: {
        title: "확인 중 안내",
        contents:
          "{name} 님, 안녕하세요.\n\n‘{title}’에 대해 문의해 주셔서 감사합니다. 담당 부서에서 확인하고 있으며 이틀 안에 답변드리겠습니다.\n\n{club} 드림",
      },
      ja: {
        title: "確認中のご案内",
        contents:
          "{name}様\n\n「{title}」についてお問い合わせいただき、ありがとうございます。ただいま担当部署で確認しており、2日以内にご回答いたします。\n\n{club}",
      },
      zh: {
        title: "正在核实",
        contents:
          "{name}，您好：\n\n感谢您就“{title}”与我们联系。相关部门正在核实，两天内给您答复。\n\n{club}",
      },
    },
  },
  {
    questionType: questionTypeCode.reservation,
    texts: {
      en: {
        title: "About your booking",
        contents:
          "Dear {name},\n\nwe have looked at your booking {rsvNo}. Everything is in order, and nothing has changed.\n\n{club}",
      },
      ko: {
        title: "예약 확인 안내",
        contents:
          "{name} 님, 안녕하세요.\n\n예약번호 {rsvNo}을(를) 확인했습니다. 예약은 정상이며 변경된 내용이 없습니다.\n\n{club} 드림",
      },
      ja: {
        title: "ご予約の確認",
        contents: "{name}様\n\nご予約 {rsvNo} を確認いたしました。問題はなく、変更もございません。\n\n{club}",
      },
      zh: {
        title: "预订确认",
        contents: "{name}，您好：\n\n我们已核对您的预订 {rsvNo}，一切正常，没有变更。\n\n{club}",
      },
    },
  },
  {
    questionType: questionTypeCode.lostProperty,
    texts: {
      en: {
        title: "Lost property: how to ask for it",
        contents:
          "Dear {name},\n\nwhat is found stands on our website for 180 days. If your item is there, please tell us its marks and bring a document when you fetch it at the front desk.\n\n{club}",
      },
      ko: {
        title: "분실물 찾는 방법",
        contents:
          "{name} 님, 안녕하세요.\n\n습득물은 홈페이지에 180일 동안 게시됩니다. 찾으시는 물건이 있으면 특징을 알려 주시고, 프런트에 오실 때 신분증을 지참해 주세요.\n\n{club} 드림",
      },
      ja: {
        title: "忘れ物の受け取り方",
        contents:
          "{name}様\n\n拾得物は180日間サイトに掲載しております。お心当たりの品がございましたら特徴をお知らせのうえ、フロントへ身分証明書をお持ちください。\n\n{club}",
      },
      zh: {
        title: "失物领取方法",
        contents:
          "{name}，您好：\n\n拾获的物品会在网站上公示180天。如有您的物品，请告知其特征，并携带证件到前台领取。\n\n{club}",
      },
    },
  },
];
