import { maskName } from "@/lib/shared/texts/mask";
import { officeOf, windowOf } from "../boards";
import { hofBoard } from "./repository";

export { readAdminHof, readHof, readHofEntry } from "./read";
export { changeHofEntry, createHofEntry, removeHofEntries } from "./write";

/** An entry is called by its day and its masked name. */
export const hofOffice = officeOf(hofBoard, (row) => `${row.playDate} ${maskName(row.memberName)}`);
export const hofWindow = windowOf(hofBoard, (row) => row.certNo ?? "");
