import { getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import { EntrySection } from "@/components/site/club/entry-section";
import { EventView } from "@/components/site/community/event-view";
import { NoticeView } from "@/components/site/community/notice-view";
import { ReferenceView } from "@/components/site/community/reference-view";
import { FoodMenu } from "@/components/site/guide/food-menu";
import { QuestionList } from "@/components/site/guide/question-list";
import { PracticeGroundSection } from "@/components/site/pft/practice-ground";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { linkText } from "@/lib/contract/boards/board-shapes";
import { happenedOn } from "@/lib/contract/boards/club-entries";
import { referenceType } from "@/lib/contract/boards/references";
import { placeKinds } from "@/lib/contract/code-values/club-records";
import { readMoney } from "@/lib/shared/money/money";
import { daysBetween } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatTime } from "@/lib/shared/time/date-format";
import { entryBoard } from "@/lib/web/boards/club-entry";
import { eventBoard } from "@/lib/web/boards/event";
import { faqBoard } from "@/lib/web/boards/faq";
import { fnbBoardOf } from "@/lib/web/boards/fnb";
import { noticeBoard } from "@/lib/web/boards/notice";
import { practiceBoardOf } from "@/lib/web/boards/practice";
import { practiceSettings } from "@/lib/web/boards/practice-draft";
import { isProduct, referenceBoardOf } from "@/lib/web/boards/reference";
import {
  type Preview,
  type PreviewScene,
  previewed,
  previewFiles,
  previewPicture,
} from "@/lib/web/previews/previewed";
import { type Club, getCodeNames } from "@/lib/web/queries/club";

/** Data for the preview of a board's row. */
type PreviewProps = { preview: Preview; club: Club; scene: PreviewScene; now: Date };

const views: Partial<Record<BoardEntity, ComponentType<PreviewProps>>> = {
  notice: NoticePreview,
  event: EventPreview,
  faq: FaqPreview,
  fnb: FnbPreview,
  reference: ReferencePreview,
  clubEntry: EntryPreview,
  practice: PracticePreview,
};

/** A preview: a note that it is one, and the row as visitors will see it. */
export async function PreviewScreen(props: PreviewProps) {
  const t = await getTranslations("preview");
  const { preview, club } = props;
  const View = views[preview.entity];
  return (
    <>
      {/* On phones the hint of another language hangs into it from above. */}
      <p role="note" className="bg-info-tint px-5 pt-9 pb-3 text-center text-info min-[37.5rem]:pt-3">
        {t("note", { time: formatTime(preview.expiresAt, club.formats) })}
      </p>
      {View ? <View {...props} /> : null}
    </>
  );
}

/** A notice as it will stand on the site. */
function NoticePreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(noticeBoard, preview, scene);
  const notice = {
    ...text,
    noticeIdx: 0,
    isTop: draft.isTop,
    createdAt: now.toISOString(),
    viewCount: 0,
    files: previewFiles(preview),
    prev: null,
    next: null,
    languages: [language],
    language,
  };
  return <NoticeView club={club} language={scene.language} notice={notice} />;
}

/** An event as it will stand on the site; a day that is not chosen yet is today. */
function EventPreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(eventBoard, preview, scene);
  const today = clubDate(now, scene.zone);
  const startDate = draft.startDate || today;
  const endDate = draft.endDate || startDate;
  const event = {
    ...text,
    eventIdx: 0,
    startDate,
    endDate,
    viewCount: 0,
    prev: null,
    next: null,
    ...timeOf(today, startDate, endDate),
    memberTypes: [...draft.memberTypes],
    link: linkText.safeParse(draft.link).data ?? null,
    thumbUrl: previewPicture(preview, "thumb"),
    languages: [language],
    language,
  };
  return <EventView club={club} language={scene.language} event={event} offer={null} />;
}

function timeOf(today: string, startDate: string, endDate: string) {
  if (today < startDate) return { progress: "0", dDay: daysBetween(today, startDate) } as const;
  if (today <= endDate) return { progress: "1", dDay: daysBetween(today, endDate) } as const;
  return { progress: "2", dDay: null } as const;
}

/** A paper or a product as it will stand on the site. */
async function ReferencePreview({ preview, club, scene, now }: PreviewProps) {
  const { draft, language, text } = previewed(referenceBoardOf(club.formats), preview, scene);
  const types = await getCodeNames("referenceTypes", scene.language);
  const isForSale = isProduct(draft);
  const reference = {
    ...text,
    referenceIdx: 0,
    viewCount: 0,
    downloadCount: 0,
    prev: null,
    next: null,
    type: referenceType.safeParse(draft.type).data ?? "ETC",
    typeName: types.get(draft.type) ?? "",
    stock: draft.stock,
    price: isForSale ? readMoney(draft.price, club.formats) : null,
    productLink: isForSale ? (linkText.safeParse(draft.productLink).data ?? null) : null,
    imageUrl: previewPicture(preview, "image"),
    createdAt: now.toISOString(),
    files: previewFiles(preview),
    languages: [language],
    language,
  };
  return <ReferenceView club={club} language={scene.language} reference={reference} />;
}

/** A question as it will stand among the others of its type, opened. */
async function FaqPreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(faqBoard, preview, scene);
  const { questionType } = draft;
  const names = await getCodeNames("questionTypes", scene.language);
  const item = {
    ...text,
    faqIdx: 0,
    order: 0,
    viewCount: 0,
    language,
    questionType,
    questionTypeName: names.get(questionType) ?? questionType,
  };
  return (
    <div className="page-width pt-14 pb-32">
      <QuestionList club={club} questions={[item]} isOpen />
    </div>
  );
}

/** A dish as it will stand on the card of its outlet; what its language leaves out the club's own words say. */
async function FnbPreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(fnbBoardOf(club.formats), preview, scene);
  const { outlet, allergens, isRecommended, isSoldOut, spicy, season } = draft;
  const own = draft.texts[scene.defaultLanguage];
  const names = await getCodeNames("fnbOutlets", scene.language);
  const dish = {
    fnbIdx: 0,
    order: 0,
    outlet,
    isRecommended,
    isSoldOut,
    spicy,
    season,
    language,
    allergens: [...allergens],
    isVisible: true,
    outletName: names.get(outlet) ?? outlet,
    name: text.name,
    category: text.category || own.category,
    description: text.description || own.description,
    originInfo: text.originInfo || own.originInfo,
    price: readMoney(draft.price, club.formats) ?? 0,
    imageUrl: previewPicture(preview, "image"),
  };
  return (
    <div className="page-width pt-14 pb-32">
      <FoodMenu club={club} dishes={[dish]} />
    </div>
  );
}

/** An entry as it will stand in its section of the club page, by itself. */
function EntryPreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(entryBoard, preview, scene);
  const number = (typed: string) => (typed === "" || Number.isNaN(Number(typed)) ? null : Number(typed));
  const entry = {
    ...text,
    entryIdx: 0,
    order: 0,
    isVisible: true,
    language,
    kind: draft.kind || "FACILITY",
    phone: draft.phone || null,
    fromMonth: number(draft.fromMonth),
    toMonth: number(draft.toMonth),
    happenedOn: happenedOn.safeParse(draft.happenedOn).data ?? null,
    wayKind: null,
    bearing: number(draft.bearing),
    km: number(draft.km),
    placeKind: placeKinds.find((one) => one === draft.placeKind) ?? null,
    imageUrl: previewPicture(preview, "image"),
  } as const;
  return (
    <div className="page-width pt-14 pb-32">
      <EntrySection club={club} language={scene.language} entry={entry} />
    </div>
  );
}

/** A practice ground as it will stand on its page. */
function PracticePreview({ preview, club, scene }: PreviewProps) {
  const { draft, language, text } = previewed(practiceBoardOf(club.formats), preview, scene);
  const settings = practiceSettings(draft, club.formats);
  const ground = {
    ...text,
    ...settings,
    kind: draft.kind || "RANGE",
    practiceIdx: 0,
    order: 0,
    language,
  } as const;
  return (
    <div className="page-width pt-14 pb-32">
      <PracticeGroundSection club={club} language={scene.language} ground={ground} />
    </div>
  );
}
