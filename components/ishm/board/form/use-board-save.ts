import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { refusedField } from "@/lib/web/boards/board-check";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { mainLanguage } from "@/lib/web/boards/board-draft";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../../form/use-save";
import { boardRowPath } from "../board-paths";
import { useRefreshBoard } from "../list/use-refresh-board";
import type { BoardForm } from "./use-board-form";

/** Sends a row. A new one gets its own address; the lists, which are older than this save, are read anew. */
export function useBoardSave<D extends BoardDraft<T>, R, T extends BoardText>(
  form: BoardForm<D, R, T>,
  onCreated: (idx: number) => void,
) {
  const t = useTranslations("ishm.board");
  const router = useRouter();
  const { board, desk, saved, draft } = form;
  const refresh = useRefreshBoard(board);

  async function read(idx: number): Promise<R | null> {
    const answer = await board.read(idx, desk.language);
    return answer.ok ? answer.value : null;
  }

  return useSave<D, { idx: number }, R>({
    async send(sent) {
      if (!saved) return board.create(sent, desk);
      const answer = await board.update(sent, saved, desk);
      return answer.ok ? { ok: true, value: { idx: saved.idx } } : answer;
    },
    async onSaved({ idx }, sent) {
      toastBar(t("saved"));
      const fresh = await read(idx);
      const known = fresh ? board.savedOf(fresh) : { ...(saved ?? noRow), idx };
      form.markSaved(known, sent);
      if (!saved) {
        form.leave();
        onCreated(idx);
        router.replace(boardRowPath(board, idx));
      }
      await refresh();
    },
    fieldOf: (failure) => refusedField(board.texts, failure, mainLanguage(board.texts, draft, desk.language)),
    readTheirs: async () => (saved ? read(saved.idx) : null),
  });
}

const noRow = { version: 0, files: [], pictures: {} };
