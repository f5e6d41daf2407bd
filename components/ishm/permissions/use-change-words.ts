import { useTranslations } from "next-intl";
import type { PermissionChange } from "@/components/ishm/permissions/matrix/permission-draft";
import type { PermissionFlagName } from "@/lib/contract/admins/ops-permissions";
import { useListWords } from "../frame/use-list-words";

export type ChangeWords = { key: string; sign: "+" | "−"; menu: string; rights: string };

/** Changes in words: a line of what is given and a line of what is taken, menu by menu. */
export function useChangeWords() {
  const t = useTranslations("ishm.permissions");
  const list = useListWords();
  const rights = (flags: readonly PermissionFlagName[]) => list(flags.map((flag) => t(`words.${flag}`)));
  return (changes: readonly PermissionChange[]): ChangeWords[] => {
    const lines = (sign: "+" | "−", part: "added" | "removed") =>
      changes
        .filter((change) => change[part].length > 0)
        .map(
          (change): ChangeWords => ({
            key: sign + change.code,
            sign,
            menu: change.name,
            rights: rights(change[part]),
          }),
        );
    return [...lines("+", "added"), ...lines("−", "removed")];
  };
}
