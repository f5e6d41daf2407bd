import { useTranslations } from "next-intl";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useListWords } from "../frame/use-list-words";
import type { OfficeListProps } from "./office-list";

type Options<Row> = {
  idxOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  send: (body: { idxs: number[] }) => Promise<Result<{ deleted: number }, CallFailure>>;
  refresh: () => Promise<unknown>;
  words: {
    title: (count: number) => string;
    message: (names: string) => string;
    done: (count: number) => string;
  };
};

/** Deletes rows of a list, after a confirmation that names them. */
export function useRowRemoval<Row>({ idxOf, nameOf, send, refresh, words }: Options<Row>) {
  const common = useTranslations("common");
  const list = useListWords();
  const { run, isBusy } = useOnce();

  /** Whether they were deleted. */
  async function remove(rows: readonly Row[]): Promise<boolean> {
    if (rows.length === 0) return false;
    const isWanted = await showConfirm({
      title: words.title(rows.length),
      message: words.message(list(rows.map(nameOf))),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    const answer = await run(() => send({ idxs: rows.map(idxOf) }));
    if (!answer?.ok) return false;
    toastBar(words.done(answer.value.deleted));
    await refresh();
    return true;
  }

  /** The bulk action of a list that shows these rows. */
  function bulkOf<Shown extends Row>(rows: readonly Shown[] = []): OfficeListProps<Shown>["bulk"] {
    const removeChosen = async (idxs: readonly number[], settle: () => void) => {
      if (await remove(rows.filter((row) => idxs.includes(idxOf(row))))) settle();
    };
    return {
      isBusy,
      actionsOf: (idxs, settle) => [
        {
          key: "delete",
          label: common("delete"),
          icon: "trash",
          onDo: () => void removeChosen(idxs, settle),
        },
      ],
    };
  }
  return { remove, bulkOf, isBusy };
}
