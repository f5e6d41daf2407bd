import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import type { CallOutput } from "@/lib/contract/routes";

export type Group = CallOutput<"GET /menu-admins/groups">[number];

/** The owner of the rights in the matrix: a group or one admin. */
export type Target = { targetType: "GROUP" | "ADMIN"; targetIdx: number };

export const groupTarget = (groupIdx: number): Target => ({ targetType: "GROUP", targetIdx: groupIdx });
export const adminTarget = (adminIdx: number): Target => ({ targetType: "ADMIN", targetIdx: adminIdx });
export const keyOf = ({ targetType, targetIdx }: Target) => `${targetType}:${targetIdx}`;

/** The admins of a group: those who follow it, and those with own rights. */
export function membersOf(holders: readonly RightsHolder[], groupIdx: number) {
  const members = holders.filter((holder) => holder.groupIdx === groupIdx && !holder.isSSAdmin);
  return {
    members,
    following: members.filter(({ source }) => source === "GROUP"),
    own: members.filter(({ source }) => source === "CUSTOM"),
  };
}
