import { useTranslations } from "next-intl";
import type { AnyBoard } from "@/lib/web/boards/board";
import { useOffice } from "../../frame/root/office-context";
import type { OfficeListProps } from "../../list/office-list";
import type { BulkAction } from "../../list/selection-bar";
import { useBoardActions } from "./use-board-actions";

type Options<Row> = Pick<OfficeListProps<Row>, "answer"> & {
  board: AnyBoard;
  place: OfficeListProps<Row>["place"] & { change: (part: { page: number }) => void };
};

/** Show, hide and delete, as far as the rights go. */
export function useBoardBulk<Row>({ board, place, answer }: Options<Row>) {
  const t = useTranslations("ishm.board.bulk");
  const common = useTranslations("common");
  const { access } = useOffice();
  const { isUpdate, isDelete } = access(board.menu.code);
  const canShow = isUpdate && !board.isInternal;
  const actions = useBoardActions(board);
  if (!canShow && !isDelete) return undefined;

  async function remove(idxs: readonly number[], settle: () => void) {
    const isPageEmpty = idxs.length === answer.data?.list.length && place.query.page > 1;
    if (!(await actions.remove(idxs))) return;
    settle();
    if (isPageEmpty) place.change({ page: place.query.page - 1 });
  }
  async function show(idxs: readonly number[], isVisible: boolean, settle: () => void) {
    if (await actions.show(idxs, isVisible)) settle();
  }
  const actionsOf = (idxs: readonly number[], settle: () => void): BulkAction[] => [
    ...(canShow
      ? [
          { key: "show", label: t("show"), icon: "eye" as const, onDo: () => void show(idxs, true, settle) },
          {
            key: "hide",
            label: t("hide"),
            icon: "eye-off" as const,
            onDo: () => void show(idxs, false, settle),
          },
        ]
      : []),
    ...(isDelete
      ? [
          {
            key: "delete",
            label: common("delete"),
            icon: "trash" as const,
            onDo: () => void remove(idxs, settle),
          },
        ]
      : []),
  ];
  return { isBusy: actions.isBusy, actionsOf };
}
