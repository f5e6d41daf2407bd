import { officeWith } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };

/** An office whose admin may do everything with the settings, or only look at them. */
export function settingsOffice(part: Partial<typeof all> = {}) {
  return { ...officeWith(), access: () => ({ ...all, ...part }) };
}

export const lookingOnly = { isCreate: false, isUpdate: false, isDelete: false };
