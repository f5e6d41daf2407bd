import { useTranslations } from "next-intl";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { confirmBar, toastBar } from "@/lib/web/runtime/toasts";
import { useRefreshBoard } from "../board/list/use-refresh-board";
import { useOffice } from "../frame/root/office-context";

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;
const undoMs = 8000;

type Dish = { fnbIdx: number; name: string; version: number | undefined };

/**
 * Marks a dish as sold out or as there again, and offers the way back for a while. Over somebody else's change it does
 * nothing, and says so.
 */
export function useSoldOut() {
  const t = useTranslations("ishm.fnb.soldOut");
  const { language } = useOffice();
  const refresh = useRefreshBoard({ entity: "fnb" });

  /** The version after it; null when it was refused, which has been told. */
  async function send({ fnbIdx, name, version }: Dish, isSoldOut: boolean) {
    const input = { params: { id: String(fnbIdx) }, body: { isSoldOut, version } };
    const answer = await call("POST /fnb-menu/{id}", input, { handled: true });
    await refresh();
    if (answer.ok) return { version: answer.value.version };
    const { failure } = answer;
    const words = failure.code === stale ? t("conflict", { name }) : await failureSentence(failure, language);
    toastBar(words, { tone: "alert" });
    return null;
  }

  async function offerUndo(dish: Dish, isSoldOut: boolean) {
    const { name } = dish;
    const text = t(isSoldOut ? "turnedOn" : "turnedOff", { name });
    const texts = { text, confirm: t("undo"), cancel: t("keep") };
    if (!(await confirmBar({ ...texts, durationMs: undoMs }))) return;
    if (await send(dish, !isSoldOut)) toastBar(t("undone", { name }));
  }

  return async ({ fnbIdx, name, admin }: FnbItem, isSoldOut: boolean): Promise<void> => {
    const dish = { fnbIdx, name, version: admin?.version };
    const done = await send(dish, isSoldOut);
    if (done) void offerUndo({ ...dish, ...done }, isSoldOut);
  };
}
