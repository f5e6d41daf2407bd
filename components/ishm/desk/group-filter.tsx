import { useTranslations } from "next-intl";
import { FilterChoice } from "../list/filter-choice";
import { type DeskGroup, deskGroups } from "./arrivals";

type Props = {
  counts: Record<DeskGroup, number>;
  chosen: DeskGroup | null;
  onChoose: (group: DeskGroup | null) => void;
};

/** How many parties stand where; a press shows only them. */
export function GroupFilter({ counts, chosen, onChoose }: Props) {
  const t = useTranslations("ishm.desk");
  return (
    <FilterChoice
      legend={t("groups.legend")}
      values={deskGroups}
      chosen={chosen}
      label={(group) => t(`groups.${group}`, { count: counts[group] })}
      onChoose={onChoose}
    />
  );
}
