"use client";

import { useTranslations } from "next-intl";
import { FilterChoice } from "../list/filter-choice";
import { KeywordField } from "../list/keyword-field";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { outboxChannels, type outboxListShape, outboxStates } from "./outbox-list";

/** State and channel: what the messages are narrowed by. */
export function OutboxFilters(place: ListPlace<typeof outboxListShape>) {
  const t = useTranslations("ishm.outbox");
  const { query, change } = place;
  return (
    <ListFilters place={place}>
      <KeywordField
        label={t("member")}
        keyword={query.filters.memberIdx ?? ""}
        onSearch={(text) =>
          change({ filters: { memberIdx: text.replace(/\D/g, "") || null } }, { isTyping: true })
        }
      />
      <FilterChoice
        legend={t("columns.state")}
        values={outboxStates}
        chosen={query.filters.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => change({ filters: { state } })}
      />
      <FilterChoice
        legend={t("columns.channel")}
        values={outboxChannels}
        chosen={query.filters.channel}
        label={(channel) => t(`channels.${channel}`)}
        onChoose={(channel) => change({ filters: { channel } })}
      />
    </ListFilters>
  );
}
