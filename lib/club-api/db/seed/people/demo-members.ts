import type { CertificationType, MemberState } from "@/lib/contract/code-values/members";
import { certificationType, memberState, memberTypeCode } from "@/lib/contract/code-values/members";

export type DemoMember = {
  memberIdx: number;
  id: string;
  name: string;
  nameEn: string | null;
  birth: string;
  gender: string;
  email: string;
  zipCode: string;
  address: string;
  lang: string;
  memberType: string;
  membershipNo: string | null;
  certType: CertificationType;
  state: MemberState;
  joinedAt: string;
  isTempPassword?: boolean;
  marketingSms?: boolean;
  marketingEmail?: boolean;
  /** Days of domain.md 10; they move with the demo's today. */
  lastLoginDay?: string;
  dormantDay?: string;
};

const korean = {
  nameEn: null,
  zipCode: "00027",
  address: "경기도 미르시",
  lang: "ko",
  membershipNo: null,
  certType: certificationType.mobileIdentity,
  state: memberState.active,
};
const foreign = { ...korean, certType: certificationType.email };

/** The ten members of domain.md 10; fictional, all of them. */
export const demoMembers: readonly DemoMember[] = [
  {
    ...korean,
    memberIdx: 100001,
    id: "kimmiru",
    name: "김미루",
    birth: "1975-03-14",
    gender: "M",
    email: "miru@mirsol.example",
    memberType: memberTypeCode.regular,
    membershipNo: "R-0001",
    joinedAt: "2012-04-01",
    marketingSms: true,
    marketingEmail: true,
  },
  {
    ...korean,
    memberIdx: 100002,
    id: "leesol01",
    name: "이솔",
    birth: "1988-06-02",
    gender: "F",
    email: "sol@mirsol.example",
    memberType: memberTypeCode.web,
    joinedAt: "2025-04-02",
  },
  {
    ...korean,
    memberIdx: 100003,
    id: "parkbaram",
    name: "박바람",
    birth: "1979-09-21",
    gender: "M",
    email: "baram@mirsol.example",
    memberType: memberTypeCode.weekday,
    membershipNo: "R-0003",
    joinedAt: "2014-05-12",
  },
  {
    ...korean,
    memberIdx: 100004,
    id: "choihyun1",
    name: "최현역",
    birth: "1985-01-30",
    gender: "M",
    email: "hyun@mirsol.example",
    memberType: memberTypeCode.activeDuty,
    joinedAt: "2023-03-06",
  },
  {
    ...korean,
    memberIdx: 100005,
    id: "jungyebi",
    name: "정예비",
    birth: "1970-11-11",
    gender: "M",
    email: "yebi@mirsol.example",
    memberType: memberTypeCode.retiredSoldier,
    joinedAt: "2022-09-19",
  },
  {
    ...korean,
    memberIdx: 100006,
    id: "dormant01",
    name: "한휴면",
    birth: "1982-07-07",
    gender: "F",
    email: "dormant@mirsol.example",
    memberType: memberTypeCode.web,
    state: memberState.dormant,
    joinedAt: "2021-06-15",
    lastLoginDay: "2025-10-30",
    dormantDay: "2026-10-30",
  },
  {
    ...korean,
    memberIdx: 100007,
    id: "penalty01",
    name: "오위약",
    birth: "1990-02-18",
    gender: "M",
    email: "penalty@mirsol.example",
    memberType: memberTypeCode.web,
    joinedAt: "2024-08-08",
  },
  {
    ...foreign,
    memberIdx: 100008,
    id: "tanaka01",
    name: "田中太郎",
    nameEn: "Taro Tanaka",
    birth: "1977-12-05",
    gender: "M",
    email: "tanaka@mirsol.example",
    lang: "ja",
    memberType: memberTypeCode.web,
    joinedAt: "2025-10-10",
  },
  {
    ...foreign,
    memberIdx: 100009,
    id: "wangwei01",
    name: "王伟",
    nameEn: "Wang Wei",
    birth: "1992-04-24",
    gender: "M",
    email: "wang@mirsol.example",
    lang: "zh",
    memberType: memberTypeCode.web,
    joinedAt: "2026-02-14",
  },
  {
    ...foreign,
    memberIdx: 100010,
    id: "smithj01",
    name: "John Smith",
    nameEn: "John Smith",
    birth: "1981-08-19",
    gender: "M",
    email: "smith@mirsol.example",
    lang: "en",
    memberType: memberTypeCode.web,
    joinedAt: "2026-03-03",
    isTempPassword: true,
  },
];
