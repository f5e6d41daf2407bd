"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListControls } from "../list/use-list-query";
import { textCategories, textListShape } from "./text-catalogue";

type Props = ListControls<typeof textListShape> & { lang: Language };

/** Words, kind, own or missing ones; and the language, which no clearing takes away. */
export function TextFilters({ query, change, lang }: Props) {
  const t = useTranslations("ishm.texts");
  const common = useTranslations("common.languageNames");
  const { languages } = useOffice();
  const { filters } = query;
  const place = {
    change,
    query: { ...query, filters: { ...filters, lang: null } },
    clear: () => change({ keyword: "", filters: { category: null, only: null } }),
  };
  return (
    <ListFilters place={place} search={t("search")}>
      <Select
        aria-label={t("language")}
        value={lang}
        options={languages.map((one) => ({ value: one, label: common(one) }))}
        onChange={({ target }) =>
          isLanguage(target.value) ? change({ filters: { lang: target.value } }) : null
        }
        className="w-36 **:data-[slot=select]:min-h-9"
      />
      <FilterSelect
        label={t("category")}
        all={t("allCategories")}
        options={textCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        chosen={filters.category}
        onChoose={(value) =>
          change({ filters: { category: textCategories.find((one) => one === value) ?? null } })
        }
      />
      <FilterChoice
        legend={t("only")}
        values={textListShape.filters.only}
        chosen={filters.only}
        label={(only) => t(only)}
        onChoose={(only) => change({ filters: { only } })}
      />
    </ListFilters>
  );
}
