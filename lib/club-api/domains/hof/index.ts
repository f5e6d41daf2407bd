import { windowOf } from "../boards";
import { hofBoard } from "./repository";

export { readAdminHof, readHof, readHofEntry } from "./read";
export { changeHofEntry, createHofEntry, removeHofEntries } from "./write";

export const hofWindow = windowOf(hofBoard, (row) => row.certNo ?? "");
