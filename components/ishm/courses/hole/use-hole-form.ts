import { useTranslations } from "next-intl";
import type { CardFault } from "@/lib/shared/courses/card-rules";
import type { Language } from "@/lib/shared/languages";
import { fail, ok, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { type CallFailure, httpFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../../form/use-office-form";
import { useOffice } from "../../frame/root/office-context";
import {
  cardFault,
  type DrawingFault,
  drawingFault,
  type HoleDraft,
  type HoleRecord,
  holeChange,
  holeDraftOf,
  holeProblems,
} from "./hole-draft";

type Options = { record: HoleRecord; canSave: boolean };
type Saved = { courseCode: string; version: number };

const notFound = 404;

/** Reads a hole with its course, as the server has them now. */
export async function readHole(
  { number, holeNo, lang }: { number: number; holeNo: number; lang: Language },
  signal?: AbortSignal,
): Promise<Result<HoleRecord, CallFailure>> {
  const answer = await call(
    "GET /ops/courses/{id}",
    { params: { id: String(number) }, query: { lang } },
    { signal, handled: true },
  );
  if (!answer.ok) return answer;
  const hole = answer.value.holes.find((one) => one.holeNo === holeNo);
  return hole ? ok({ course: answer.value, hole }) : fail(httpFailure(notFound, ""));
}

/** The state of the form of a hole: drawing, lengths, tips and picture. */
export function useHoleForm({ record, canSave }: Options) {
  const t = useTranslations("ishm.courses");
  const refresh = useReadAgain(["GET /ops/courses"]);
  const { language: lang } = useOffice();
  const drawingWord = useDrawingWord();
  const cardWord = useCardWord();
  const read = ({ course, hole }: HoleRecord) =>
    readHole({ number: Number(course.courseCode), holeNo: hole.holeNo, lang });
  return useOfficeForm<HoleDraft, HoleRecord, Saved>({
    record,
    draftOf: holeDraftOf,
    canSave,
    check: holeProblems,
    sentenceOf({ field, reason }, draft, saved) {
      if (reason !== "format") return null;
      if (field === "layout") return drawingWord(drawingFault(draft));
      return cardWord(cardFault(draft, saved));
    },
    send(draft, saved) {
      const params = { id: saved.course.courseCode, hole: String(saved.hole.holeNo) };
      const files = draft.image ? [{ part: "image", file: draft.image }] : [];
      const input = { params, query: { lang }, body: holeChange(draft, saved), files };
      return call("PUT /ops/courses/{id}/holes/{hole}", input, { handled: true });
    },
    read: (_answer, saved) => read(saved),
    async onSaved() {
      toastBar(t("hole.saved"));
      await refresh();
    },
  });
}

/** The sentence of what is wrong with a drawing. */
export function useDrawingWord() {
  const t = useTranslations("ishm.courses.faults");
  return (fault: DrawingFault | null): string | null => {
    if (!fault) return null;
    if (fault.kind === "length") return t("drawingLength", { metres: fault.metres, black: fault.black });
    if (fault.kind === "line") return t("line", { metres: fault.metres });
    if (fault.kind === "leg") return t("leg", { number: fault.number });
    if (fault.kind === "fairway") return t("fairway");
    if (fault.kind === "crossing") return t("crossing", { metres: fault.metres });
    return t(`far.${fault.what}`, { number: fault.number, metres: fault.metres });
  };
}

function useCardWord() {
  const t = useTranslations("ishm.courses.faults");
  return (fault: CardFault | null): string | null => {
    if (fault?.kind === "length")
      return t("length", { par: fault.par, least: fault.least, most: fault.most });
    return fault?.kind === "par" || fault?.kind === "order" ? t(fault.kind) : null;
  };
}
