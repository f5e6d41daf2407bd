import type { CodeOf } from "./code-group";

/** domain.md 4, C1450 `memberStates`: closed. */
export const memberState = {
  active: "10",
  dormant: "20",
  suspended: "30",
  withdrawn: "40",
  awaitingApproval: "50",
} as const;
export type MemberState = CodeOf<typeof memberState>;

/** domain.md 4, C1130 `memberTypes`; a club may add types of its own, so that fields of the wire stay text. */
export const memberTypeCode = {
  regular: "10",
  weekday: "11",
  family: "12",
  corporate: "13",
  associate: "20",
  web: "30",
  activeDuty: "41",
  retiredSoldier: "42",
  militaryCivilian: "43",
  soldierFamily: "44",
  militaryAssociate: "45",
  militaryCourseCivilian: "49",
  guest: "90",
} as const;

/** domain.md 4, C1220 `certificationTypes`: closed. */
export const certificationType = {
  mobileIdentity: "10",
  email: "20",
  sms: "30",
  iPin: "40",
  simpleCertificate: "50",
} as const;
export type CertificationType = CodeOf<typeof certificationType>;
