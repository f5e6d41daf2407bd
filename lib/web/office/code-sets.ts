/** The code sets whose names a screen shows, in the order in which it asks for them; read ahead with its data. */
export const feeCodeSets = [
  ...(["memberTypes", "periods", "holeCodes", "feeCodes"] as const),
  ...(["weekCodes", "dayCodes", "caddieModes"] as const),
] as const;

export const sheetCodeSets = [
  ...(["timeOpenCodes", "periods", "caddieModes", "memberTypes"] as const),
  ...(["holeCodes", "workCodes", "reservationTypes"] as const),
] as const;
