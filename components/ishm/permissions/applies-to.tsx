"use client";

import { useTranslations } from "next-intl";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { useListWords } from "../frame/use-list-words";
import { membersOf, type Target } from "./groups/target";

const mostNames = 3;

/** To whom a change applies: the followers of a group, or one admin; who keeps own rights is named too. */
export function AppliesTo({ target, holders }: { target: Target; holders: readonly RightsHolder[] }) {
  const t = useTranslations("ishm.permissions.applies");
  const list = useListWords();
  if (target.targetType === "ADMIN") {
    const holder = holders.find(({ adminIdx }) => adminIdx === target.targetIdx);
    return t(holder?.source === "CUSTOM" ? "one" : "oneFromNow", { name: holder?.name ?? "" });
  }
  const { following, own } = membersOf(holders, target.targetIdx);
  const names = (of: readonly RightsHolder[]) => list(of.map(({ name }) => name));
  const who =
    following.length === 0
      ? t("nobody")
      : following.length <= mostNames
        ? t("named", { names: names(following) })
        : t("counted", { count: following.length });
  if (own.length === 0) return who;
  return `${who} ${
    own.length <= mostNames
      ? t("ownNamed", { names: names(own), count: own.length })
      : t("ownCounted", { count: own.length })
  }`;
}
