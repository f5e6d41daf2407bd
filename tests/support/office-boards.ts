import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { picture } from "./images";
import type { BoardScene, Part } from "./scenes/board-scene";

/** A word that stands in no seeded text: whoever reads it reads the row that a test made. */
export const marker = "사라질낱말";

/** Differences between the six boards of the back office. */
export type OfficeBoard = {
  entity: BoardEntity;
  path: string;
  key: string;
  row: Record<string, unknown>;
  /** The part of its own picture or file. */
  part: { name: string; file: "image" | "pdf" };
  /** Reads that show a visible row: of visitors, and of the office. */
  shown: readonly string[];
  office: readonly string[];
  detail: (idx: number) => string;
};

const span = { startAt: "2026-11-20T00:00:00+09:00", endAt: "2026-12-31T00:00:00+09:00" };
const keyword = encodeURIComponent(marker);

export const officeBoards: readonly OfficeBoard[] = [
  {
    entity: "notice",
    path: "/notice",
    key: "noticeIdx",
    row: { title: marker, contents: "<p>내용</p>" },
    part: { name: "files", file: "pdf" },
    shown: ["/notice/normal?size=100", `/notice/normal?keyword=${keyword}`],
    office: ["/notice/admin?size=100"],
    detail: (idx) => `/notice/${idx}?scope=admin`,
  },
  {
    entity: "event",
    path: "/event",
    key: "eventIdx",
    row: { title: marker, startDate: "2026-11-20", endDate: "2026-12-31" },
    part: { name: "thumb", file: "image" },
    shown: ["/event?size=100", "/event?progress=1&size=100", `/event?keyword=${keyword}`],
    office: ["/event?scope=admin&size=100"],
    detail: (idx) => `/event/${idx}?scope=admin`,
  },
  {
    entity: "faq",
    path: "/faq",
    key: "faqIdx",
    row: { questionType: "10", question: marker, answer: "<p>답</p>" },
    part: { name: "files", file: "pdf" },
    shown: ["/faq?size=100", "/faq?type=10&size=100", `/faq?keyword=${keyword}`],
    office: ["/faq?scope=admin&size=100"],
    detail: (idx) => `/faq/${idx}?scope=admin`,
  },
  {
    entity: "fnb",
    path: "/fnb-menu",
    key: "fnbIdx",
    row: { outlet: "10", name: marker, price: 5000 },
    part: { name: "image", file: "image" },
    shown: ["/fnb-menu?size=100", "/fnb-menu?outlet=10&size=100", `/fnb-menu?keyword=${keyword}`],
    office: ["/fnb-menu?scope=admin&size=100"],
    detail: (idx) => `/fnb-menu/${idx}?scope=admin`,
  },
  {
    entity: "reference",
    path: "/reference",
    key: "referenceIdx",
    row: { type: "ETC", title: marker, contents: "<p>내용</p>" },
    part: { name: "files", file: "pdf" },
    shown: ["/reference/normal?size=100", `/reference/normal?keyword=${keyword}`],
    office: ["/reference/admin?size=100"],
    detail: (idx) => `/reference/${idx}?scope=admin`,
  },
  {
    entity: "banner",
    path: "/banner",
    key: "idx",
    row: { bannerName: marker, menuCodes: ["040000"], ...span },
    part: { name: "layerFile", file: "image" },
    shown: ["/banner/page/040000"],
    office: ["/banner?size=100"],
    detail: (idx) => `/banner/${idx}`,
  },
];

const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

const withoutFiles: readonly BoardEntity[] = ["faq"];

/** The file that a row of the board comes with; questions have none. */
export async function partsOf({ entity, part }: OfficeBoard): Promise<Part[]> {
  if (withoutFiles.includes(entity)) return [];
  return part.file === "image"
    ? [[part.name, "picture.png", await picture("png")]]
    : [[part.name, "paper.pdf", pdf]];
}

/** Makes a row with its file as the editor; its number. */
export async function createRow(scene: BoardScene, board: OfficeBoard, data: object = {}): Promise<number> {
  const path = `${board.path}${board.entity === "fnb" ? "/0" : ""}?lang=ko`;
  const parts = await partsOf(board);
  const made = scene.send(
    "editor",
    "POST",
    path,
    { ...board.row, ...data },
    parts.length > 0 ? parts : undefined,
  );
  return (await scene.done<Record<string, number>>(made))[board.key] ?? 0;
}
