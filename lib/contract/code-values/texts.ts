import type { CodeOf } from "./code-group";

/** domain.md 4, C1330 `multiLangDivisions`: what a text of the catalogue is for; closed. */
export const textCategory = {
  screenLabel: "10",
  dialogueMessage: "20",
  menu: "30",
  codeName: "40",
  error: "50",
  mailAndSms: "60",
  validation: "70",
} as const;
export type TextCategory = CodeOf<typeof textCategory>;
